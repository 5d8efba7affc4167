import FoundationEssentials

/// A short film.
struct Reels: Codable, Equatable, Sendable {
  let id: String
  let title: String
  let videoDescription: String
  let githubUrl: String
  let blogUrl: String
  var hearts: Int
  /// When it was published, in seconds since 1970.
  let date: Int
}

extension Reels {
  /// The day of publication in the calendar of Greenwich: "2022-12-01".
  var day: String {
    Date(timeIntervalSince1970: TimeInterval(date)).formatted(Self.days)
  }

  private static let days = Date.ISO8601FormatStyle().year().month().day()
}
