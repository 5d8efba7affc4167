/// Disposes what it holds when it is released.
///
///     private let disposeBag = DisposeBag()
///     ...
///     stream.subscribe(onNext: { ... }).disposed(by: disposeBag)
public final class DisposeBag: Sendable {
  private let scope = Scope()

  /// An empty bag.
  public init() {}

  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag that holds what `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  deinit {
    scope.dispose()
  }

  /// Adds `disposable`, to be disposed when the bag is released.
  public func insert(_ disposable: any Disposable) {
    scope.add(disposable)
  }

  /// Adds each of `disposables`.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds each of `disposables`.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds what `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }
}

extension Disposable {
  /// Puts the disposable into `bag`, to be disposed when the bag is released.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
