/// A group of disposables that are disposed together.
public final class CompositeDisposable: Cancelable, DisposableHolder {
  /// Names a member of the group, for its removal.
  public struct DisposeKey: Sendable {
    fileprivate let scope: Scope
  }

  private let scope = Scope()

  /// An empty group.
  public init() {}

  /// A group of `disposables`.
  public init(_ disposables: any Disposable...) {
    for disposable in disposables { scope.add(disposable) }
  }

  /// A group of `disposables`.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { scope.add(disposable) }
  }

  /// Whether the group has been disposed.
  public var isDisposed: Bool {
    scope.isDisposed
  }

  /// How many members the group has now.
  public var count: Int {
    scope.count
  }

  /// Adds a member, or disposes it at once if the group has been disposed.
  ///
  /// - Returns: the member's key, or nil if the group has been disposed.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let member = scope.child()
    member.add(disposable)
    return member.isDisposed ? nil : DisposeKey(scope: member)
  }

  /// Disposes the member with this key, and removes it.
  public func remove(for key: DisposeKey) {
    scope.finish(key.scope)
  }

  /// Disposes every member, in the order in which they were added.
  public func dispose() {
    scope.dispose()
  }

  func surrender() -> [Resource] {
    scope.surrender()
  }
}
