/// The result of a comparison, as it is in the JSON.
package struct Report: Codable, Equatable, Sendable {
  package static let schemaVersion = 5
  /// Version 4 has no folders; version 3 also says less about partial results.
  static let readableVersions = 3...schemaVersion

  package var modules: [ModuleReport]
  /// What could not be measured, or only in part, and why.
  package var notes: [Note] = []
  /// What was not measured, or only by its syntax.
  package var skipped: [Skipped] = []
  /// The names, with their places, whose meaning couldn't be determined; not kept in JSON.
  package var unknown: [String] = []
  /// Nil unless packages were found below a folder.
  package var packages: PackagesReport?
  /// The commit that was checked out when it was measured, if any.
  package var revision: String?

  package init(modules: [ModuleReport], notes: [Note] = [], skipped: [Skipped] = []) {
    self.modules = modules
    self.notes = notes
    self.skipped = skipped
  }

  /// Whether everything that was requested is there.
  package var isComplete: Bool { notes.areComplete }

  /// The same without the lists of the modules.
  package var summary: Report {
    var summary = self
    summary.modules = modules.map(\.summary)
    summary.revision = nil
    return summary
  }
}

extension Report {
  private enum CodingKeys: CodingKey {
    case modules, notes, skipped, packages, revision
  }

  private enum WrittenKeys: CodingKey {
    case complete, schemaVersion, modules, notes, skipped, packages, revision
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WrittenKeys.self)
    try container.encode(isComplete, forKey: .complete)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(modules, forKey: .modules)
    try container.encode(notes, forKey: .notes)
    try container.encode(skipped, forKey: .skipped)
    try container.encodeIfPresent(packages, forKey: .packages)
    try container.encodeIfPresent(revision, forKey: .revision)
  }
}

/// A file or folder that was left out.
package struct Skipped: Codable, Equatable, Sendable {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// An optional that is written as `null`, because a key that is sometimes missing is harder to read
/// than one that is always there.
@propertyWrapper
package struct ExplicitNull<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}
