import Foundation
import Shared

/// How a call fails, and for how long.
struct Fault: Equatable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case inputOutput = "an input/output error"
    case full = "a full disk"
    case short = "a short write"
    case noLocks = "a lock that the system can't give"
  }

  let kind: Kind
  /// Whether all later calls fail, too.
  let lasts: Bool

  static let all = Kind.allCases.flatMap { kind in
    [false, true].map { Fault(kind: kind, lasts: $0) }
  }

  var description: String { kind.rawValue + (lasts ? " that lasts" : "") }

  /// Whether it has to do with a call; the others aren't counted.
  func concerns(_ call: FileCall) -> Bool { (kind == .noLocks) == call.isLock }

  /// Whoever has a full disk is told so, not that it is broken, and the other way round.
  ///
  /// And a lock that the system can't give is nobody else's.
  func checkNamed(by error: any Error, path: String) throws {
    switch (kind, error) {
    case (.full, TodoStoreError.inputOutput), (.inputOutput, TodoStoreError.diskFull):
      throw Violation("\(kind.rawValue) is told as “\(error)”")
    case (.noLocks, let error) where error as? TodoStoreError != .noLocks(path: path):
      throw Violation("\(kind.rawValue) is told as “\(error)”")
    default: break
    }
  }

  /// Nothing but a write can be short, and nothing but what needs room finds none.
  func answer(to call: FileCall) -> JudgedCalls.Answer {
    switch (kind, call) {
    case (.inputOutput, _): .fail(EIO)
    case (.full, .create), (.full, .write), (.full, .link): .fail(ENOSPC)
    case (.full, _): .proceed
    case (.short, .write): .half
    case (.short, _): .proceed
    case (.noLocks, _): .fail(ENOLCK)
    }
  }
}
