/// The namespace of an object's reactive members, reached by `.rx`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) {
    self.base = base
  }
}

extension Reactive: Sendable where Base: Sendable {}

extension Reactive where Base: AnyObject {
  /// A binder for a writable property of the object: `label.rx.text`.
  ///
  /// Made on the main actor, it sets the property there, at once or in order; otherwise on the thread that emits.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> {
    // A member lookup takes no isolation from its caller (6.3.1), so the executor is asked: a key path to a property of
    // the main actor can only be formed there.
    let actor: (any Actor)? = MainExecutor.isCurrent ? MainActor.shared : nil
    return Binder(runningOn: actor, base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type whose instances have reactive members under `.rx`.
public protocol ReactiveCompatible {
  /// The type that the members extend.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the instance.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // The setter lets `object.rx.member` be used where a mutable value is needed; there is nothing to store.
    set {}
  }

  /// The reactive members of the instance.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // As above.
    set {}
  }
}
