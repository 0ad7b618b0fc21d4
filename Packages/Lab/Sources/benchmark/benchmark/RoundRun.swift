import Foundation
import Implementations
import RunTimeReport
import SeededNumbers
import Shared
import TerminalUI

/// One round: all implementations in one new process, in turn and in shuffled order.
///
/// Properties of a process, such as its memory layout and its hash seed, are the same for
/// all of them, and differ in the next round. Samples of one process aren't independent, so a round
/// gives one number, the minimum of several: other work on the machine can only increase them.
@MainActor
struct RoundRun {
  private static let samples = 10

  let implementations: [Implementation]
  /// Copies of the files by number of todos, for this round only.
  let files: [Int: String]
  private var generator: SeededGenerator

  init(_ implementations: [Implementation], files: [Int: String], seed: UInt64) {
    self.implementations = implementations
    self.files = files
    generator = SeededGenerator(seed: seed)
  }

  mutating func readings() throws -> [Reading] {
    var readings: [Reading] = []
    for size in Workload.sizes { readings += try self.readings(size) }
    return readings
  }

  private mutating func readings(_ size: Int) throws -> [Reading] {
    var contestants: [any Contestant] = implementations.map { TimedWindow($0, size) }
    contestants.append(
      try TimedStore(Workload.store(of: size), as: RunTimes.storeAlone, size))
    if let file = files[size] {
      contestants.append(
        try TimedStore(SQLiteTodoStore(path: file), as: RunTimes.fileAlone, size))
    }
    var least: [Quantity: Double] = [:]
    for _ in 0..<Self.samples {
      for contestant in contestants.shuffled(using: &generator) {
        for reading in try contestant.sample() {
          least[reading.quantity] = min(reading.value, least[reading.quantity] ?? .infinity)
        }
      }
    }
    return least.map { Reading($0.key, $0.value) }
  }
}

/// A subject that is measured in turn.
@MainActor
protocol Contestant: AnyObject {
  /// Does everything once, and returns the measurements.
  func sample() throws -> [Reading]
}

/// The nanoseconds that some work took.
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .nanoseconds(1)
}
