/// A property of a value, given by a key path.
///
/// To ask a key path costs about 350 instructions, several times as much as all else that an observer of a field does. The
/// place of a stored property in memory is the same for all values, so it is asked for once; `MemoryLayout.offset(of:)`
/// knows it of exactly those key paths whose properties can be read there.
@usableFromInline
package struct Field<Root, Value> {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let offset: Int?

  @inlinable
  package init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  /// The property of `root`.
  @inlinable
  package func value(of root: Root) -> Value {
    guard let offset else { return root[keyPath: keyPath] }
    return withUnsafePointer(to: root) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}
