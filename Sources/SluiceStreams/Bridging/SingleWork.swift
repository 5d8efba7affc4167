extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// A single whose outcome is that of asynchronous work.
  ///
  ///     let user = Single.create { try await api.user(id: 7) }
  ///
  /// Each subscription starts a task of its own, off the caller's actor. Disposing it cancels the task; the outcome is
  /// dropped then.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task; nil is the subscriber's, or the default for a detached task.
  ///   - detached: whether the task inherits nothing of the subscriber's, such as its task-local values.
  ///   - work: the work.
  @available(swift, introduced: 6)
  public static func create(
    priority: TaskPriority? = nil, detached: Bool = false, work: @escaping @Sendable () async throws -> Element
  ) -> Single<Element> {
    working(priority: priority, detached: detached, work)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  static func working(
    priority: TaskPriority?, detached: Bool, _ work: @escaping @Sendable () async throws -> Element
  ) -> Single<Element> {
    PrimitiveSequence(
      raw: Observable.working(priority: priority, detached: detached) { observer, _ in
        observer.onNext(try await work())
      })
  }
}
