import Foundation
import Shared

/// Lets each call fail that a script of acts makes, in each way.
struct FailureAttack {
  struct Result: Equatable {
    var failures = 0
    /// How many of them made the store refuse what was asked for; the others it got over.
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

  /// Whether there was a call of that number.
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
