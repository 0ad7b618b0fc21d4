/// What the types of a package asked of each other while a program ran.
package struct Trace: Equatable, Sendable {
  package var product: String
  package var arguments: [String]
  package var parts: [TracePart]
  package var notes: [TraceNote]

  package init(product: String, arguments: [String], parts: [TracePart], notes: [TraceNote] = []) {
    self.product = product
    self.arguments = arguments
    self.parts = parts
    self.notes = notes
  }

  package init(product: String, arguments: [String], flows: [Flow], notes: [TraceNote] = []) {
    self.init(product: product, arguments: arguments, parts: [TracePart(nil, flows)], notes: notes)
  }

  /// Those of all parts.
  package var flows: [Flow] { parts.flatMap(\.flows) }

  /// Whether nothing is missing of what the program did.
  package var isComplete: Bool { !notes.contains(where: \.isPartial) }
}

/// Something that the messages alone don't say.
package struct TraceNote: Equatable, Sendable {
  package var text: String
  /// Whether something is missing.
  package var isPartial: Bool

  package init(_ text: String, isPartial: Bool = false) {
    self.text = text
    self.isPartial = isPartial
  }

  package var line: String { (isPartial ? "Partial: " : "Note: ") + text }
}
