/// A number that is reached by its address, so that the cases do not measure their own exclusivity checks.
final class Sum {
  private let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() {
    pointer.initialize(to: 0)
  }

  deinit {
    pointer.deallocate()
  }

  var value: Int {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }
}
