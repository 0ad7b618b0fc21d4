import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation

/// What every form of a difference says in the same words.
struct DiffWords {
  let diff: ReportDiff

  /// What is compared, such as `main (1a2b3c4) → the working tree`.
  var sides: String { "\(title(diff.old)) → \(title(diff.new))" }

  /// How much of what moved.
  var summary: String {
    let numbers = diff.modules.map(\.numbers.count).reduce(0, +)
    let counts =
      DiffList.all(of: diff).map(\.count)
      + (numbers == 0 ? [] : [numbers.of("moved number", "moved numbers")])
    return counts.isEmpty ? "Nothing moved." : counts.joined(separator: ", ") + "."
  }

  /// What is missing in either, a line each.
  var notes: [String] { diff.notes.map { "\($0.side): \($0.note)".oneLine } }

  /// Module, metric, both numbers, and how the one becomes the other.
  var numbers: [[String]] {
    diff.modules.flatMap { module in
      module.numbers.map { number in
        [module.name, number.key, number.texts.old, number.texts.new, change(number)]
      }
    }
  }

  static let header = ["Module", "Metric", "Old", "New", "Change"]

  private func title(_ side: DiffSide) -> String {
    (side.title + (side.commit.map { " (\($0.prefix(7)))" } ?? "")).oneLine
  }

  private func change(_ number: NumberChange) -> String {
    guard let delta = number.delta else { return "" }
    let sign = delta > 0 ? "+" : "−"
    let direction = number.direction.map { ", \($0.rawValue)" } ?? ""
    return "\(sign)\(abs(delta))\(direction)"
  }
}
