/// The name of the case that a value of an enumeration is; nil if the compiler left it out.
///
/// A description of the author's may say something else, or the same of two cases; a mirror only names cases with payloads.
func caseName(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

/// The runtime's own, by which `print` and `dump` name cases.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
