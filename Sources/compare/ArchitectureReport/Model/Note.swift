import CommandLineKit

/// Something that the numbers alone don't say.
package struct Note: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Worth knowing, but nothing is missing that was asked for.
    case information
    /// Something that was asked for could not be measured: the result is partial.
    case partial
  }

  package var kind: Kind
  /// The module that it is about; nil when it is about all.
  @ExplicitNull package var module: String?
  package var text: String

  package init(_ kind: Kind, _ text: String, of module: String? = nil) {
    self.kind = kind
    self.text = text
    _module = ExplicitNull(wrappedValue: module)
  }

  /// Without what would command a terminal: names of files and modules may be anything.
  package var line: String { (module.map { "\($0): \(text)" } ?? text).oneLine }

  /// The line in a list of notes: what makes the result partial stands out.
  package var listed: String { kind == .partial ? "Partial: \(line)" : line }

  /// The line where it stands among other output.
  package var labelled: String { kind == .partial ? listed : "Note: \(line)" }
}

extension Note {
  private enum CodingKeys: String, CodingKey {
    case kind, module, text
  }

  /// One of schema version 3 has no kind: a part must not be taken for the whole.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .partial,
      try container.decode(String.self, forKey: .text),
      of: try container.decodeIfPresent(String.self, forKey: .module))
  }
}

extension [Note] {
  /// Whether none of them says that something is missing.
  package var areComplete: Bool { !contains { $0.kind == .partial } }
}

/// How every output says that something is missing which was asked for.
package enum PartialResult {
  /// What the program ends with, so that nobody takes a part for the whole.
  package static let exitCode: Int32 = 3

  package static let title = "Partial result"
  package static let explanation = "the notes say what could not be measured."
  package static let line = "\(title): \(explanation)"
  package static let markdown = "**\(title)**: \(explanation)\n\n"
}
