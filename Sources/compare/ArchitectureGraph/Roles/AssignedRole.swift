package import CompareSupport

/// A type's role and the evidence for it.
package struct AssignedRole: Equatable, Sendable {
  package let role: Role
  package let evidence: RoleEvidence

  package init(_ role: Role, _ evidence: RoleEvidence) {
    self.role = role
    self.evidence = evidence
  }
}

/// The evidence for a type's role, the most certain first.
package enum RoleEvidence: Equatable, Sendable {
  /// An entry in a team's configuration.
  case entry(RoleEntry.Match)
  /// The suffix of the type's own name, or of that of a type around it.
  case name(end: String)
  /// A type that it inherits from or conforms to, or a macro on it.
  case inherited(String)
  /// A type that conforms to it.
  case conformer(String)
  /// A view that stores it in a property, and the property's wrapper.
  case observed(by: String, wrapper: String)
  case folder(String)
  /// A type that decodes or stores it.
  case coded(by: String)
  /// A type that fetches it, and one that receives it.
  case handed(from: String, to: String)
  /// The type around it.
  case around(String)
  /// What its members do, in a few words.
  case content(String)

  /// The evidence in a few words.
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
    case .content(let words): words
    }
  }
}
