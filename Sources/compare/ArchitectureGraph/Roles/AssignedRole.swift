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

/// The evidence for a type's role, the strongest first.
package enum RoleEvidence: Equatable, Sendable {
  /// An entry in a team's configuration.
  case entry(RoleEntry.Match)
  /// What the type is to the compiler: a framework's class, protocol or macro.
  case known(String)
  /// The ending of its own name.
  case name(end: String)
  /// A type of the package that it inherits from or conforms to, by that type's evidence.
  case inherited(String)
  /// It stores functions, and so is more than the data that its name says.
  case functions
  /// It is called a model or an entity, and only parts of a scene use it.
  case shown
  /// The folder that its file is in.
  case folder(String)

  /// Whether a rule may rest a warning on it; a folder says too little about one type.
  package var isCertain: Bool {
    if case .folder = self { false } else { true }
  }

  /// Whether it is only a name, the type's own or that of a base.
  var isOfName: Bool {
    switch self {
    case .name, .inherited: true
    case .entry, .known, .functions, .shown, .folder: false
    }
  }

  /// The evidence in a few words.
  package var words: String {
    switch self {
    case .entry(let match): "\(Configuration.fileName): \(match.entry.key) \(match.entry.value)"
    case .known(let name) where name.hasPrefix("@"): "has the macro \(name)"
    case .known(let name) where name.hasPrefix("import "): "in a file with \(name)"
    case .known(let name), .inherited(let name): "is a \(name)"
    case .name(let end): "name ends in \(end)"
    case .functions: "stores a function"
    case .shown: "only parts of a scene use it"
    case .folder(let name): "folder \(name)"
    }
  }
}
