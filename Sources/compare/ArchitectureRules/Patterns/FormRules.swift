import CompareSupport
import SourceRecords

/// What rules of several forms are about.
enum FormRules {
  /// Whatever keeps or fetches the model, even behind a protocol, and a model that is an object.
  ///
  /// A changed copy of a value changes no model.
  static func changesModel(_ type: TypeNode, _ role: Role) -> Bool {
    isWorld(type, role) || (Set<Role>.model.contains(role) && type.isClass)
  }

  /// What keeps or fetches the model; its errors may be named by whoever is told of one.
  static func isWorld(_ type: TypeNode, _ role: Role) -> Bool {
    Set<Role>.world.contains(role) && !type.inherited.contains { $0.hasSuffix("Error") }
  }

  /// A view itself, be it a class or SwiftUI's: what it draws or hands out is a value.
  static func isConcreteView(_ type: TypeNode, _ role: Role) -> Bool {
    role == .view && (type.isClass || !type.isProtocol && type.inherited.contains("View"))
  }
}
