/// Something that the numbers alone don't say.
struct Note: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// Worth knowing, but nothing is missing that was asked for.
    case information
    /// Something that was asked for could not be measured: the result is partial.
    case partial
  }

  var kind: Kind
  /// The module that it is about; nil when it is about all.
  @ExplicitNull var module: String?
  var text: String

  init(_ kind: Kind, _ text: String, of module: String? = nil) {
    self.kind = kind
    self.text = text
    _module = ExplicitNull(wrappedValue: module)
  }

  var line: String { module.map { "\($0): \(text)" } ?? text }

  /// The line in a list of notes: what makes the result partial stands out.
  var listed: String { kind == .partial ? "Partial: \(line)" : line }

  /// The line where it stands among other output.
  var labelled: String { kind == .partial ? listed : "Note: \(line)" }
}

extension Note {
  private enum CodingKeys: String, CodingKey {
    case kind, module, text
  }

  /// One of schema version 3 has no kind: a part must not be taken for the whole.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .partial,
      try container.decode(String.self, forKey: .text),
      of: try container.decodeIfPresent(String.self, forKey: .module))
  }
}

extension [Note] {
  /// Whether none of them says that something is missing.
  var areComplete: Bool { !contains { $0.kind == .partial } }
}
