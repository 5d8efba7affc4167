import Synchronization

/// How many objects of the streams' machinery live, so that a test can see that nothing leaked.
///
///     let before = Resources.total
///     runTheScreen()
///     assert(Resources.total == before)
///
/// Streams, subjects, subscriptions, their stages and disposables are counted, for the whole process: where tests run side
/// by side, compare per test instead. Only debug builds of the library count; in release builds the total is always 0.
public enum Resources {
  #if DEBUG
    private static let count = Atomic<Int32>(0)
  #endif

  /// How many objects live now; always 0 in a release build of the library.
  public static var total: Int32 {
    #if DEBUG
      count.load(ordering: .sequentiallyConsistent)
    #else
      0
    #endif
  }

  /// Counts an object of your own, as it is made.
  ///
  /// - Returns: the total afterwards.
  @discardableResult
  public static func incrementTotal() -> Int32 {
    #if DEBUG
      count.add(1, ordering: .sequentiallyConsistent).newValue
    #else
      0
    #endif
  }

  /// Counts an object of your own off, as it is released.
  ///
  /// - Returns: the total afterwards.
  @discardableResult
  public static func decrementTotal() -> Int32 {
    #if DEBUG
      count.subtract(1, ordering: .sequentiallyConsistent).newValue
    #else
      0
    #endif
  }
}
