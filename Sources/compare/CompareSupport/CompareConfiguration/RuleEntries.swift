/// How much the findings of some rules matter in some modules.
package struct RuleEntry: Equatable, Sendable {
  /// A glob for the names of rules.
  package let rule: String
  /// Nil if the rules are off.
  package let severity: Severity?
  /// Globs for the names of modules; all modules if it is empty.
  package var modules: [String] = []
}

extension RuleEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case rule, severity, modules }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    modules = try container.texts(forKey: .modules)
    let word = try container.decode(String.self, forKey: .severity)
    severity = Severity(rawValue: word)
    if severity == nil, word != Severity.off {
      let known = (Severity.allCases.map(\.rawValue) + [Severity.off]).joined(separator: ", ")
      throw container.flaw(.severity, "there is no severity '\(word)', only \(known)")
    }
  }
}

extension KeyedDecodingContainer {
  /// A list of non-empty texts; an empty list if the key is missing.
  func texts(forKey key: Key) throws -> [String] {
    let texts = try decodeIfPresent([String].self, forKey: key) ?? []
    guard texts.contains("") else { return texts }
    throw flaw(key, "an empty text matches nothing")
  }
}

/// How much a finding matters.
package enum Severity: String, CaseIterable, Codable, Sendable {
  case error, warning, note

  /// Whether a finding of this severity makes a check fail.
  package var isFailure: Bool { self != .note }

  /// Turns a rule off, in place of a severity.
  static let off = "off"
}

/// Types with a role that put scenes together, as wireframes do in many apps.
package struct AssemblyEntry: Equatable, Sendable {
  package let role: Role
  /// Globs for the names of modules; all modules if it is empty.
  package var modules: [String] = []
}

extension AssemblyEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, modules }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    role = try container.role(forKey: .role)
    modules = try container.texts(forKey: .modules)
  }
}

/// Which modules must not be imported in a file that declares or extends a type with a role.
package struct ImportEntry: Equatable, Sendable {
  package let role: Role
  /// Globs for the names of imported modules.
  package let forbidden: [String]
  /// Globs for the names of modules; all modules if it is empty.
  package var modules: [String] = []
}

extension ImportEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, forbidden, modules }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    role = try container.role(forKey: .role)
    forbidden = try container.texts(forKey: .forbidden)
    modules = try container.texts(forKey: .modules)
    if forbidden.isEmpty {
      throw container.flaw(.forbidden, "at least one module is needed")
    }
  }
}

extension KeyedDecodingContainer {
  /// A role by its name.
  func role(forKey key: Key) throws -> Role {
    let name = try decode(String.self, forKey: key)
    if let role = Role.all.first(where: { $0.rawValue == name }) { return role }
    let known = Role.all.map(\.rawValue).joined(separator: ", ")
    throw flaw(key, "there is no role '\(name)', only \(known)")
  }
}

/// A named set of types, and the other layers whose types they may refer to.
package struct LayerEntry: Equatable, Sendable {
  package let name: String
  /// Globs for the names of modules.
  package var modules: [String] = []
  /// Globs for folders, relative to the package's or the sources' own folder.
  package var folders: [String] = []
  /// Globs for the names of types, including the types around them.
  package var types: [String] = []
  /// The names of the layers that it may refer to, besides itself.
  package var knows: [String] = []

  package init(
    name: String, modules: [String] = [], folders: [String] = [], types: [String] = [],
    knows: [String] = []
  ) {
    self.name = name
    self.modules = modules
    self.folders = folders
    self.types = types
    self.knows = knows
  }
}

extension LayerEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, modules, folders, types, knows }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    name = try container.decode(String.self, forKey: .name)
    modules = try container.texts(forKey: .modules)
    folders = try container.texts(forKey: .folders)
    types = try container.texts(forKey: .types)
    knows = try container.texts(forKey: .knows)
    if name.isEmpty || (modules + folders + types).isEmpty {
      throw decoder.flaw("a layer needs a name, and modules, folders or types")
    }
  }
}

/// The limits that a number has to stay within.
package struct ThresholdEntry: Equatable, Sendable {
  /// The key of a table row, or of a number of types: `complexity.max`.
  package let number: String
  package var least: Double?
  package var most: Double?
  /// Globs for the names of modules; all modules if it is empty.
  package var modules: [String] = []
}

extension ThresholdEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case number, least, most, modules }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    number = try container.decode(String.self, forKey: .number)
    least = try container.decodeIfPresent(Double.self, forKey: .least)
    most = try container.decodeIfPresent(Double.self, forKey: .most)
    modules = try container.texts(forKey: .modules)
    let isEmpty = least.flatMap { least in most.map { least > $0 } } ?? (least ?? most == nil)
    if isEmpty {
      throw decoder.flaw("a threshold needs 'most', 'least', or both with a number between them")
    }
  }
}
