import Foundation
import Implementations
import RunTimeReport
import SeededNumbers
import Shared
import TerminalUI

/// One round: all implementations in one new process, in turn and in shuffled order.
///
/// What a process happens to have, such as where its memory lies and how it hashes, is the same for
/// all of them, and another in the next round. Samples of one process aren't independent, so a round
/// gives one number, the least of some: what else the machine does can only add to one.
@MainActor
struct RoundRun {
  private static let samples = 10

  let implementations: [Implementation]
  /// Copies of the files with so many todos, for this round alone.
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

/// What takes its turn.
@MainActor
protocol Contestant: AnyObject {
  /// Does everything once, and gives what it took.
  func sample() throws -> [Reading]
}

/// Nanoseconds that some work took.
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .nanoseconds(1)
}
