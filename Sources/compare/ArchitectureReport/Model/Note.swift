import CommandLineKit

/// Something that the numbers alone don't say.
package struct Note: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Worth knowing, but everything that was requested is there.
    case information
    /// Something that was requested could not be measured: the result is partial.
    case partial
    /// The same in a check that is complete enough to count.
    case gap
  }

  package var kind: Kind
  /// The module that it is about; nil if it is about all.
  @ExplicitNull package var module: String?
  package var text: String

  package init(_ kind: Kind, _ text: String, of module: String? = nil) {
    self.kind = kind
    self.text = text
    _module = ExplicitNull(wrappedValue: module)
  }

  /// Without terminal control characters, because names of files and modules may contain them.
  package var line: String { (module.map { "\($0): \(text)" } ?? text).oneLine }

  /// The line in a list of notes, where those that make the result partial stand out.
  package var listed: String { kind == .partial ? "Partial: \(line)" : line }

  /// The line as it appears among other output.
  package var labelled: String { kind == .partial ? listed : "Note: \(line)" }
}

extension Note {
  private enum CodingKeys: String, CodingKey {
    case kind, module, text
  }

  /// A note of schema version 3 has no kind; it counts as partial, which is the safe assumption.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .partial,
      try container.decode(String.self, forKey: .text),
      of: try container.decodeIfPresent(String.self, forKey: .module))
  }
}

extension [Note] {
  /// Whether none of them makes the result partial.
  package var areComplete: Bool { !contains { $0.kind == .partial } }

  /// Whether none of them reports something missing.
  package var areWhole: Bool { allSatisfy { $0.kind == .information } }

  /// The same for a check, which only fails for some of what is missing.
  package var asGaps: [Note] {
    map { $0.kind == .partial ? Note(.gap, $0.text, of: $0.module) : $0 }
  }
}

/// How every output reports that something requested is missing.
package enum PartialResult {
  /// The program's exit code, so that a partial result isn't taken for a complete one.
  package static let exitCode: Int32 = 3

  package static let title = "Partial result"
  package static let explanation = "the notes say what could not be measured."
  package static let line = "\(title): \(explanation)"
  package static let markdown = "**\(title)**: \(explanation)\n\n"
}
