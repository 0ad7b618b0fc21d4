/// What there is in a module for rules to look at.
package struct JudgedTypes: Equatable, Sendable {
  package let withRole: Int
  package let withoutRole: Int
  /// The pairs of types between which a rule could have found something: both have a role, or both
  /// are in a layer.
  package let references: Int
}
