import Foundation
import Shared

/// How a call fails, and whether later ones do too.
struct Fault: Equatable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case inputOutput = "an input/output error"
    case full = "a full disk"
    case sizeLimit = "a limit of file sizes"
    case short = "a short write"
    case noLocks = "a file system without locks"
  }

  let kind: Kind
  /// Whether all later calls fail too.
  let lasts: Bool

  static let all = Kind.allCases.flatMap { kind in
    [false, true].map { Fault(kind: kind, lasts: $0) }
  }

  var description: String { kind.rawValue + (lasts ? " from then on" : "") }

  /// Whether it affects a call; other calls aren't counted.
  func concerns(_ call: FileCall) -> Bool { (kind == .noLocks) == call.isLock }

  /// A full disk must be reported as full, not as broken, and vice versa; so must a size limit.
  ///
  /// And missing locks mustn't be blamed on another program.
  func checkNamed(by error: any Error, path: String) throws {
    switch (kind, error) {
    case (.full, TodoStoreError.inputOutput), (.inputOutput, TodoStoreError.diskFull):
      throw Violation("\(kind.rawValue) is reported as “\(error)”")
    case (.sizeLimit, TodoStoreError.inputOutput), (.inputOutput, TodoStoreError.sizeLimit),
      (.full, TodoStoreError.sizeLimit):
      throw Violation("\(kind.rawValue) is reported as “\(error)”")
    case (.noLocks, let error) where error as? TodoStoreError != .noLocks(path: path):
      throw Violation("\(kind.rawValue) is reported as “\(error)”")
    default: break
    }
  }

  /// Only writes can be short, and only calls that need space can find none.
  func answer(to call: FileCall) -> JudgedCalls.Answer {
    switch (kind, call) {
    case (.inputOutput, _): .fail(EIO)
    case (.full, .create), (.full, .write), (.full, .link): .fail(ENOSPC)
    case (.full, _): .proceed
    case (.sizeLimit, .write): .fail(EFBIG)
    case (.sizeLimit, _): .proceed
    case (.short, .write): .half
    case (.short, _): .proceed
    case (.noLocks, _): .fail(ENOLCK)
    }
  }
}
