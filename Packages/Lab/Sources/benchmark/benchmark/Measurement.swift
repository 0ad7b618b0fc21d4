import Foundation
import Implementations
import RunTimeReport
import SeededNumbers

/// Runs the processes that measure, one at a time.
struct Measurement {
  /// With the largest number of todos a process takes a second, so its memory is measured only in
  /// every fifth round.
  private static let roundsOfLargest = 5

  let implementations: [Implementation]
  /// Reports progress.
  let progress: (String) -> Void

  func counts(_ sizes: [Int] = Workload.sizes) throws -> [Counts] {
    try implementations.map { implementation in
      progress("counting \(implementation.rawValue)")
      return try ChildTask.counts(implementation.rawValue, sizes: sizes).result()
    }
  }

  func floor() throws -> Counts { try ChildTask.floor.result() }

  func times(rounds: Int, seed: UInt64) throws -> RunTimes {
    var generator = SeededGenerator(seed: seed)
    var readings = Readings()
    let files = try SampleFiles(Workload.sizes)
    for round in 0..<rounds {
      progress("round \(round + 1) of \(rounds)")
      readings.add(
        try ChildTask.round(
          implementations.shuffled(using: &generator).map(\.rawValue), files: try files.copies(),
          seed: generator.next()
        ).result())
      for implementation in implementations.shuffled(using: &generator) {
        readings.add([try Startup.reading(of: implementation)])
      }
      for size in sizes(of: round) {
        let subjects = (implementations as [Implementation?] + [nil]).shuffled(using: &generator)
        for subject in subjects {
          readings.add(
            try ChildTask.memory(subject?.rawValue, size: size, file: nil).result())
          readings.add(
            try ChildTask.memory(
              subject?.rawValue, size: size, file: try files.copy(of: size)
            ).result())
        }
      }
    }
    return RunTimes(
      subjects: implementations.map(\.rawValue), sizes: Workload.sizes,
      actions: UserAction.all.map(\.name), changes: StoreUser.changes, rounds: rounds,
      readings: readings)
  }

  private func sizes(of round: Int) -> [Int] {
    round % Self.roundsOfLargest == 0 ? Workload.sizes : Workload.sizes.dropLast()
  }
}
