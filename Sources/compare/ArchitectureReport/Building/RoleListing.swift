/// The types of modules, each with its role and what tells it.
package struct RoleListing: Encodable, Equatable, Sendable {
  package struct Row: Encodable, Equatable, Sendable {
    package let name: String
    /// Nil for a type that has none.
    @ExplicitNull package var role: String?
    /// What tells the role, or what was tried.
    package let why: String
    let file: String
    let line: Int
  }

  package struct Module: Encodable, Equatable, Sendable {
    package let name: String
    /// Sorted by role and name; those without a role are last.
    package let types: [Row]

    package var withRole: Int { types.count { $0.role != nil } }
  }

  private let schemaVersion = 1
  package let complete: Bool
  package let modules: [Module]
  package let notes: [Note]

  package init(modules: [Module], notes: [Note]) {
    complete = notes.areComplete
    self.modules = modules
    self.notes = notes
  }
}
