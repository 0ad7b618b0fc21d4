import CommandLineKit
package import CompareSupport

/// The numbers that can have bounds: those of the table's rows, and those of each type.
package enum ThresholdNumber {
  /// A number of each type.
  enum OfType: String, CaseIterable {
    case lines = "type.lines"
    case afferent = "type.afferent"
    case efferent = "type.efferent"
    case complexity = "type.complexity.max"
    case functions = "type.functions"
    case coverage = "type.coverage.percent"

    func value(of type: TypeReport) -> Double? {
      switch self {
      case .lines: Double(type.lines)
      case .afferent: Double(type.afferent)
      case .efferent: Double(type.efferent)
      case .complexity: type.complexity.max.map(Double.init)
      case .functions: Double(type.complexity.functions)
      case .coverage: type.coverage?.percent
      }
    }
  }

  /// What is counted in a whole module: the keys of its rows.
  static let ofModule = [
    "files", "lines.code", "lines.comment", "lines.blank", "types", "types.class", "types.struct",
    "types.enum", "types.actor", "types.protocol", "types.largest", "edges", "edges.internal",
    "edges.concrete", "edges.abstract", "edges.roles", "edges.byName", "resolved", "cycles",
    "findings", "coupling.afferent", "coupling.efferent", "coupling.instability",
    "coupling.abstractness", "coupling.distance", "files.edges", "components.ccd",
    "components.acd", "components.nccd", "folders", "folders.edges", "folders.cycles",
    "complexity.mean", "complexity.max", "functions.longest", "tests.run", "tests.failed",
    "tests.skipped", "tests.lines", "tests.doubles", "coverage.percent", "coverage.covered",
    "coverage.total", "coverage.viewFree",
  ]

  /// The rows of a module that are about another one.
  private static let edgesTo = "edges.to."

  /// What is wrong with the entries; nil when nothing is.
  package static func flaw(in entries: [ThresholdEntry]) -> String? {
    let known = ofModule + OfType.allCases.map(\.rawValue)
    let unknown = entries.first { entry in
      !known.contains(entry.number) && !entry.number.hasPrefix(edgesTo)
    }
    guard let unknown else { return nil }
    let near = Suggestion.closest(to: unknown.number, among: known)
    return "there is no number '\(unknown.number)' to hold"
      + (near.map { ", near is \($0)" } ?? "; known are \(known.joined(separator: ", "))")
  }

  /// Whether only a run of the suites tells it.
  static func needsSuites(_ number: String) -> Bool {
    ["tests.", "coverage.", OfType.coverage.rawValue].contains(where: number.hasPrefix)
  }
}
