import SampleSupport
import Sluice

struct Movie: Equatable, Sendable {
  let name: String
  /// In won.
  let price: Int
}

/// The sections, in the order of their raw values.
enum SectionType: Int, CaseIterable, Equatable, Sendable {
  case korea
  case japan
  case undefined
}

typealias MovieSection = SectionModel<SectionType, Movie>

extension SectionType {
  /// The section of this name, or `undefined` for one that there is not.
  init(name: String) {
    self = Self.allCases.first { "\($0)" == name.lowercased() } ?? .undefined
  }

  /// The section after this one, and the first one after the last.
  var next: SectionType {
    SectionType(rawValue: rawValue + 1) ?? .korea
  }

  /// What the buttons append to the section.
  var newMovie: Movie {
    switch self {
    case .korea: Movie(name: "Korea", price: 2000)
    case .japan: Movie(name: "Japan", price: 3000)
    case .undefined: Movie(name: "Undefined", price: 0)
    }
  }
}

extension [Entry] {
  /// The movies that come with the program.
  static let movies = [
    Entry(section: "korea", name: "전설의 왕국", number: 2000),
    Entry(section: "korea", name: "킹덤", number: 1000),
    Entry(section: "korea", name: "범죄의 전쟁", number: 500),
    Entry(section: "japan", name: "바람의 검심", number: 2000),
    Entry(section: "japan", name: "아리스 인 보더랜드", number: 1000),
  ]
}
