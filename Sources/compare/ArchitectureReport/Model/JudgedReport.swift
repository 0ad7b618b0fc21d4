package import ArchitectureRules

/// What the rules of a module's pattern and layers looked at.
package struct JudgedReport: Codable, Equatable, Sendable {
  package var typesWithRole: Int
  package var typesWithoutRole: Int
  /// The pairs of types between which a rule could have found something.
  package var references: Int
  /// The parts of the pattern that no type plays.
  package var missing: [String]
  /// The rules of the team that the module is held against; nil without any.
  package var own: [String]?
  /// The rules that the team turned off; nil without any.
  package var off: [String]?

  package init(_ judged: JudgedTypes, missing: [String], _ own: OwnRules = OwnRules()) {
    typesWithRole = judged.withRole
    typesWithoutRole = judged.withoutRole
    references = judged.references
    self.missing = missing
    self.own = own.held.isEmpty ? nil : own.held
    let off = own.severities.off
    self.off = off.isEmpty ? nil : off
  }
}
