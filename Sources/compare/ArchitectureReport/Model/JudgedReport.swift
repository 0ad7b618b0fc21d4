package import ArchitectureRules

/// What the rules of a module's pattern and layers looked at.
package struct JudgedReport: Codable, Equatable, Sendable {
  package var typesWithRole: Int
  package var typesWithoutRole: Int
  /// The pairs of types between which a rule could have found something.
  package var references: Int
  /// The parts of the pattern that no type plays.
  package var missing: [String]

  package init(_ judged: JudgedTypes, missing: [String]) {
    typesWithRole = judged.withRole
    typesWithoutRole = judged.withoutRole
    references = judged.references
    self.missing = missing
  }
}
