import CommandLineKit
import Foundation
import Synchronization

/// Lets workers make all tries, and continues after a try that ended its worker.
final class Overseer: Sendable {
  struct NoProgram: Error, CustomStringConvertible {
    let description = "The program can't find its own executable; start it by its path."
  }

  private struct Share {
    let series: Series
    let numbers: Range<Int>
  }

  private struct State {
    var shares: [Share]
    var tally = Tally()
    var failure: (any Error)?
  }

  private static let largestShare = 500

  private let options: Options
  private let program: URL
  private let state: Mutex<State>

  init(_ options: Options, program: URL? = Bundle.main.executableURL) throws {
    guard let program else { throw NoProgram() }
    self.options = options
    self.program = program
    let shares = options.used.flatMap { series in
      let count = series.count(options)
      let numbers = options.number.map { $0..<$0 + 1 } ?? 0..<count
      return stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.largestShare).map {
        Share(series: series, numbers: $0..<min($0 + Self.largestShare, numbers.upperBound))
      }
    }
    state = Mutex(State(shares: shares.reversed()))
  }

  func run() throws -> Tally {
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let share = state.withLock({ $0.shares.popLast() }) {
        do { try run(share) } catch { state.withLock { $0.failure = error } }
      }
    }
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.tally
    }
  }

  private func run(_ share: Share) throws {
    var next = share.numbers.lowerBound
    while next < share.numbers.upperBound {
      let worker = try WorkerProcess(
        program, arguments(share.series, next..<share.numbers.upperBound))
      var begun: Int?
      while let line = worker.line() {
        switch line {
        case .begun(let number): begun = number
        case .ended(let outcome):
          state.withLock { $0.tally.count(outcome, of: share.series) }
          begun = nil
        case .violation(let text):
          state.withLock { $0.tally.count(violation: text, of: share.series, number: begun ?? 0) }
          begun = nil
        }
      }
      let ending = worker.ending()
      guard let number = begun else {
        if let ending { throw Violation("A worker \(ending) between its tries.") }
        break
      }
      state.withLock {
        $0.tally.count(violation: ending ?? "ended", of: share.series, number: number)
      }
      next = number + 1
    }
    guard options.hasProgress else { return }
    ErrorOutput.say(
      "\(share.series.rawValue): \(share.numbers.upperBound) of \(share.series.count(options))\n")
  }

  private func arguments(_ series: Series, _ numbers: Range<Int>) -> [String] {
    [
      "--worker", "--series", series.rawValue, "--seed", "\(options.seed)",
      "--number", "\(numbers.lowerBound)", "--count", "\(numbers.count)",
    ]
  }
}
