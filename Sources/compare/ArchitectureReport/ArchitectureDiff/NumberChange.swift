package import Foundation

/// A number that is another one now.
package struct NumberChange: Encodable, Equatable, Sendable {
  package enum Direction: String, Encodable, Sendable {
    case better, worse
  }

  /// Such as `lines.comment`, and what it is called beside its number.
  package let key: String
  package let label: String
  /// Both as the table has them, a dash included.
  package let texts: (old: String, new: String)

  /// With the places that the table shows; nil where it has a dash.
  package var old: Decimal? { Decimal(string: texts.old) }
  package var new: Decimal? { Decimal(string: texts.new) }

  /// Nil when one of them is no number.
  package var delta: Decimal? {
    guard let old, let new else { return nil }
    return new - old
  }

  /// Nil for a number of which neither more nor less is better.
  package var direction: Direction? {
    guard let delta, let isMoreBetter = Self.isMoreBetter(key) else { return nil }
    return (delta > 0) == isMoreBetter ? .better : .worse
  }

  static func all(from old: ModuleReport, to new: ModuleReport) -> [NumberChange] {
    TableRows.all(for: [old, new]).compactMap { row in
      guard row.cells[0] != row.cells[1] else { return nil }
      let label = row.label.trimmingCharacters(in: .whitespaces)
      return NumberChange(key: row.key, label: label, texts: (row.cells[0], row.cells[1]))
    }
  }

  package static func == (one: NumberChange, other: NumberChange) -> Bool {
    (one.key, one.label) == (other.key, other.label) && one.texts == other.texts
  }
}

extension NumberChange {
  private enum CodingKeys: String, CodingKey {
    case key, old, new, delta, direction
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(delta, forKey: .delta)
    try container.encodeIfPresent(direction, forKey: .direction)
  }

  private static let lessIsBetter: Set = [
    "findings", "cycles", "folders.cycles", "components.nccd", "coupling.distance",
    "complexity.mean", "complexity.max", "functions.longest", "tests.failed",
  ]
  private static let moreIsBetter: Set = [
    "coverage.percent", "coverage.viewFree", "sharedCoverage.percent", "sharedCoverage.viewFree",
    "resolved",
  ]

  /// Nil for what is only more or less: a larger app is no worse one.
  private static func isMoreBetter(_ key: String) -> Bool? {
    if moreIsBetter.contains(key) { return true }
    return lessIsBetter.contains(key) ? false : nil
  }
}
