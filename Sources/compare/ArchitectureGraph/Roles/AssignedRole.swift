package import CompareSupport

/// A type's role, and what tells it.
package struct AssignedRole: Equatable, Sendable {
  package let role: Role
  package let evidence: RoleEvidence

  package init(_ role: Role, _ evidence: RoleEvidence) {
    self.role = role
    self.evidence = evidence
  }
}

/// What tells the role of a type, the surest first.
package enum RoleEvidence: Equatable, Sendable {
  /// What a team says in its configuration.
  case entry(RoleEntry.Match)
  /// The end of the type's own name, or of that of a type around it.
  case name(end: String)
  /// Something that it inherits from or conforms to, or a macro on it.
  case inherited(String)
  /// The type that conforms to it.
  case conformer(String)
  /// A property of a view that keeps it, and the wrapper of that.
  case observed(by: String, wrapper: String)
  case folder(String)
  /// A type that decodes it, or keeps it.
  case coded(by: String)
  /// A type that fetches it, and one that is handed it.
  case handed(from: String, to: String)
  /// The type around it.
  case around(String)

  /// The same in a few words.
  package var words: String {
    switch self {
    case .entry(let match): "\(Configuration.fileName): \(match.entry.key) \(match.entry.value)"
    case .name(let end): "name ends in \(end)"
    case .inherited("View"): "SwiftUI View"
    case .inherited(let name) where name.hasPrefix("@"): "has the macro \(name)"
    case .inherited(let name): "conforms to \(name)"
    case .conformer(let name): "\(name) conforms to it"
    case .observed(let view, let wrapper): "\(view) keeps it as @\(wrapper)"
    case .folder(let name): "folder \(name)"
    case .coded(let name): "Codable, and \(name) names it"
    case .handed(let source, let user): "\(source) and \(user) name it"
    case .around(let name): "part of \(name)"
    }
  }
}
