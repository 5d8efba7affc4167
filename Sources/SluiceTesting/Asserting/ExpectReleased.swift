/// Fails the test if the object that `make` returns is still alive after it: something else keeps it.
///
///     expectReleased {
///       let reactor = CounterReactor()
///       reactor.action.onNext(.increase)
///       return reactor
///     }
///
/// Works in Swift Testing and in XCTest; the failure names the object's type. What else the closure holds is gone when
/// it returns. Work that is still under way on another thread may keep the object for a moment: wait for it inside the
/// closure.
///
/// - Returns: whether the object is gone.
@discardableResult
public func expectReleased<Object: AnyObject>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () throws -> Object
) rethrows -> Bool {
  reportIfAlive(try Remains(make()), FailureLocation(fileID, filePath, line, column))
}

/// Fails the test if the object that an asynchronous `make` returns is still alive after it.
///
///     await expectReleased {
///       let reactor = SearchReactor()
///       reactor.action.onNext(.search("swift"))
///       await results.wait()
///       return reactor
///     }
///
/// `make` keeps the caller's isolation. As the form without `await` otherwise.
///
/// - Returns: whether the object is gone.
@discardableResult
public func expectReleased<Object: AnyObject>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ make: () async throws -> Object
) async rethrows -> Bool {
  reportIfAlive(try await Remains(make()), FailureLocation(fileID, filePath, line, column))
}

/// What is left of an object: its type, and the object itself if something keeps it.
private struct Remains {
  let type: AnyObject.Type
  private(set) weak var object: AnyObject?

  /// A function of its own, so that its caller holds the object no longer than this takes.
  @inline(never)
  init(_ object: AnyObject) {
    type = Swift.type(of: object)
    self.object = object
  }
}

private func reportIfAlive(_ remains: Remains, _ location: FailureLocation) -> Bool {
  guard remains.object != nil else { return true }
  let message = """
    \(remains.type) is still alive after the closure that made it
    Something keeps it: a closure that captures it strongly (write [weak self]), a subscription that was not disposed, \
    or a variable outside of the closure.
    """
  reportFailure(message, at: location)
  return false
}
