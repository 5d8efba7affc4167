/// The error of these tests.
struct Broken: Error {}
