import SluiceStreams
import SluiceTesting

/// An error of a test that is not Equatable, so that it is compared by its text.
struct Failure: Error {
  let code: Int
}

/// Another type of the same shape.
struct Other: Error {
  let code: Int
}

/// What `body` throws, as an event to be compared; a completion if it throws nothing.
func thrown<Result>(_ body: () throws -> Result) -> Event<Never> {
  do {
    _ = try body()
    return .completed
  } catch {
    return .error(error)
  }
}
