import Foundation
import Implementations

/// Runs implementations over every store with more and more todos, and prints how the times grow.
struct GrowthTable {
  private static let counts = [1_000, 10_000, 100_000]
  private static let columns = KeyScript.all.map(\.name) + ["others", "memory", "alone"]

  /// This program.
  let program: URL
  let implementations: [Implementation]

  func run() throws {
    print("Milliseconds from key to frame, the commit to a file apart; memory in megabytes.")
    print("n: times grow as the number of todos to the power of n, from 1,000 to 100,000.")
    print(line("", Self.columns))
    for store in Run.Store.allCases {
      let alone = try Self.counts.map { try numbers(of: nil, store, $0) }
      for implementation in implementations {
        let rows = try zip(Self.counts, alone).map { count, alone in
          try numbers(of: implementation, store, count) + alone
        }
        print("\(implementation.rawValue), \(store.rawValue)")
        for (count, row) in zip(Self.counts, rows) {
          print(line("  \(count)", row.map { text($0, places: 2) }))
        }
        print(line("  n", growth(rows)))
      }
    }
  }

  private func numbers(
    of implementation: Implementation?, _ store: Run.Store, _ count: Int
  ) throws -> [Double] {
    let run = Run(implementation: implementation, store: store, count: count)
    return try Child.output(of: program, run.arguments).split(separator: " ").map {
      try Child.number($0)
    }
  }

  /// Of the times; memory has no exponent here, for most of it is the process's own.
  private func growth(_ rows: [[Double]]) -> [String] {
    guard let first = rows.first, let last = rows.last, let least = Self.counts.first,
      let most = Self.counts.last
    else { return [] }
    return zip(first, last).dropLast(2).map { first, last in
      text(log(last / first) / log(Double(most) / Double(least)), places: 2)
    }
  }

  private func text(_ number: Double, places: Int) -> String {
    number.isNaN ? "–" : String(format: "%.\(places)f", number)
  }

  private func line(_ name: String, _ columns: [String]) -> String {
    name.padding(toLength: 10, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }
}
