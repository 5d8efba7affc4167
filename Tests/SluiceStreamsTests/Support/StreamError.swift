/// An error for tests.
enum StreamError: Error, Equatable {
  case one, two
}
