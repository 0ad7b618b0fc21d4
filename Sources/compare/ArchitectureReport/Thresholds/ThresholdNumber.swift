import CommandLineKit
package import CompareSupport

/// The numbers that can have bounds: those of the table's rows, and those of each type.
package enum ThresholdNumber {
  static let coverageOfType = "type.coverage.percent"

  static let ofType: [(key: String, value: @Sendable (TypeReport) -> Double?)] = [
    ("type.lines", { Double($0.lines) }),
    ("type.afferent", { Double($0.afferent) }),
    ("type.efferent", { Double($0.efferent) }),
    ("type.complexity.max", { $0.complexity.max.map(Double.init) }),
    ("type.functions", { Double($0.complexity.functions) }),
    (coverageOfType, { $0.coverage?.percent }),
  ]

  /// The numbers of a whole module, by the keys of its rows.
  static let ofModule = [
    "files", "lines.code", "lines.comment", "lines.blank", "types", "types.class", "types.struct",
    "types.enum", "types.actor", "types.protocol", "types.largest", "edges", "edges.internal",
    "edges.concrete", "edges.abstract", "edges.roles", "edges.byName", "resolved", "cycles",
    "cycles.modules", "findings", "coupling.afferent", "coupling.efferent", "coupling.instability",
    "coupling.abstractness", "coupling.distance", "files.edges", "components.ccd",
    "components.acd", "components.nccd", "folders", "folders.edges", "folders.cycles",
    "complexity.mean", "complexity.max", "functions.longest", "tests.functions", "tests.run",
    "tests.failed", "tests.skipped", "tests.lines", "tests.doubles", "coverage.percent",
    "coverage.covered", "coverage.total", "coverage.viewFree",
  ]

  /// The prefix of rows that are about another module.
  private static let edgesTo = "edges.to."

  /// What is wrong with the entries; nil if nothing is.
  package static func flaw(in entries: [ThresholdEntry]) -> String? {
    let known = ofModule + ofType.map(\.key)
    let unknown = entries.first { entry in
      !known.contains(entry.number) && !entry.number.hasPrefix(edgesTo)
    }
    guard let unknown else { return nil }
    let near = Suggestion.closest(to: unknown.number, among: known)
    return "there is no number '\(unknown.number)'"
      + (near.map { ", similar: \($0)" } ?? "; known are \(known.joined(separator: ", "))")
  }

  /// Whether only a run of the suites provides it.
  static func needsSuites(_ number: String) -> Bool {
    ["tests.", "coverage.", coverageOfType].contains(where: number.hasPrefix)
  }
}
