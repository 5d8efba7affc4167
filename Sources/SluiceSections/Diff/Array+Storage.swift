extension Array {
  /// Whether both arrays are copies of one that nobody has written to since, so that their elements are the same.
  ///
  /// Addresses are compared and not kept, and nothing is read through them. Like `==` of arrays, this takes a value that is
  /// not equal to itself for equal. O(1).
  @inlinable
  func sharesStorage(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
