import Foundation
import Shared

/// Makes each call of a script fail in turn, in every way.
struct FailureAttack {
  struct Result: Equatable {
    var failures = 0
    /// The number of failures that the store reported; the others had no effect.
    var refusals = 0
  }

  private let acts: [Act]
  private let faults: [Fault]

  init(_ acts: [Act], faults: [Fault] = Fault.all) {
    self.acts = acts
    self.faults = faults
  }

  func run(progress: (Int) -> Void = { _ in }) throws -> Result {
    var result = Result()
    for fault in faults {
      var number = 1
      while try run(fault, at: number, &result) { number += 1 }
      progress(result.failures)
    }
    return result
  }

  /// Returns whether there was a call with that number.
  private func run(_ fault: Fault, at number: Int, _ result: inout Result) throws -> Bool {
    let run = try FailureRun(FailingDisk(fault, at: number))
    do {
      try run.disk.run { try run.play(acts) }
      guard run.disk.hasFailed else { return false }
      result.failures += 1
      if run.wasRefused { result.refusals += 1 }
      return true
    } catch {
      throw Violation("call \(number) failed with \(fault): \(error)")
    }
  }
}
