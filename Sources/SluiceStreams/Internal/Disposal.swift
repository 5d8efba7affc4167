/// What a disposable of the library holds, to be disposed with it, in order.
@usableFromInline
package enum Resource {
  case child(Scope)
  case other(any Disposable)
  /// The place of a child that was removed, until the list is next compacted.
  case vacant
}

/// A disposable that holds others: it can end without disposing them, and give them to who does.
protocol DisposableHolder: Disposable {
  /// Ends, and gives out what is to be disposed now.
  func surrender() -> [Resource]
}

/// Disposes what holders hold, holders in holders as well, in a loop: a chain of any length takes no stack.
///
/// The order is that of a recursion: what a holder holds is disposed before what comes after the holder.
enum Disposal {
  static func run(_ resources: [Resource]) {
    var (list, next) = (resources, 0)
    var outer: [(list: [Resource], next: Int)] = []
    while true {
      guard next < list.count else {
        guard let rest = outer.popLast() else { return }
        (list, next) = rest
        continue
      }
      let held = dispose(list[next])
      next += 1
      if held.isEmpty { continue }
      if next < list.count { outer.append((list, next)) }
      (list, next) = (held, 0)
    }
  }

  /// Disposes a resource; if it is a holder, gives out what is left to dispose.
  private static func dispose(_ resource: Resource) -> [Resource] {
    switch resource {
    case .vacant: return []
    case .child(let scope): return scope.surrender()
    case .other(let disposable):
      if let holder = holder(disposable) { return holder.surrender() }
      disposable.dispose()
      return []
    }
  }

  /// Compares types instead of asking for the conformance, which costs much more than most disposables do.
  private static func holder(_ disposable: any Disposable) -> (any DisposableHolder)? {
    let type: Any.Type = Swift.type(of: disposable)
    let isHolder =
      type == Scope.self || type == CompositeDisposable.self || type == SerialDisposable.self
      || type == SingleAssignmentDisposable.self || type == RefCountDisposable.self
      || type == RefCountDisposable.Dependent.self
    return isHolder ? disposable as? any DisposableHolder : nil
  }
}
