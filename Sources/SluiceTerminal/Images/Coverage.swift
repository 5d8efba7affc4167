/// How the pixels of one axis cover those of another length, stretched over the same distance.
///
/// Both axes are measured in units of `1 / (source * target)` of their length, so that every edge is a whole number:
/// source pixel `s` reaches from `s * target` to `(s + 1) * target`, target pixel `t` from `t * source` to
/// `(t + 1) * source`.
struct Coverage {
  let source: Int
  let target: Int

  /// The source pixels that lie at least partly under target pixel `index`.
  func sources(of index: Int) -> ClosedRange<Int> {
    index * source / target...((index + 1) * source - 1) / target
  }

  /// The target pixels that lie at least partly over source pixel `index`.
  func targets(of index: Int) -> ClosedRange<Int> {
    index * target / source...((index + 1) * target - 1) / source
  }

  /// The part of target pixel `target` that source pixel `source` covers, 0 to 1.
  func weight(source index: Int, target place: Int) -> Float {
    let start = max(index * target, place * source)
    let end = min((index + 1) * target, (place + 1) * source)
    return Float(end - start) / Float(source)
  }
}
