extension ListView {
  /// Writes the whole table to an output in one piece: with styles, or as plain text without any escape sequence.
  ///
  /// What was printed before it, by `print` for example, comes out before it.
  ///
  /// - Parameters:
  ///   - sink: where it goes; standard output where it is not given.
  ///   - profile: what the output can show; found out from the output and the environment where it is nil.
  ///   - width: the columns, 0 to `maximumWidth`; those of the terminal, and otherwise 80, where it is nil.
  public func print(
    to sink: OutputSink = OutputSink(), profile: TerminalProfile? = nil, width: Int? = nil
  ) throws(OutputError) {
    let profile = profile ?? .detect(descriptor: sink.descriptor)
    let width = width ?? Size.ofTerminal(descriptor: sink.descriptor).columns
    let depth = colorDepth
    colorDepth = profile.depth
    let bytes = bytes(width: width, writer: FrameWriter(profile: profile))
    colorDepth = depth
    sink.writePrintedFirst()
    try sink.write(bytes)
  }
}
