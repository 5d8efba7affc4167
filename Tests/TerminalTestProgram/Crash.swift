import Foundation
import SluiceTerminal

/// A way out that no program takes on purpose.
enum Crash {
  case fatalError, badAccess, overflow, abort, exit, hang

  init?(_ press: KeyPress) {
    switch press {
    case "1": self = .fatalError
    case "2": self = .badAccess
    case "3": self = .overflow
    case "4": self = .abort
    case "5": self = .exit
    case "6": self = .hang
    default: return nil
    }
  }

  func happen() {
    switch self {
    case .fatalError: Swift.fatalError("on purpose")
    case .badAccess: UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    case .overflow: print(Self.depth(of: 1))
    case .abort: Foundation.abort()
    case .exit: Foundation.exit(3)
    case .hang:
      while true { usleep(1000) }
    }
  }

  @inline(never)
  private static func depth(of number: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { bytes in
      bytes.storeBytes(of: number, as: Int.self)
      return depth(of: number + 1) + Int(bytes[number % 4096])
    }
  }
}
