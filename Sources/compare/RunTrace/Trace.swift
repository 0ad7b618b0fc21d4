/// How the types of a package called each other while a program ran.
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

  package var flows: [Flow] { parts.flatMap(\.flows) }

  /// Whether everything that the program did is there.
  package var isComplete: Bool { !notes.contains(where: \.isPartial) }
}

/// Something that the messages alone don't say.
package struct TraceNote: Equatable, Sendable {
  package var text: String
  package var isPartial: Bool

  package init(_ text: String, isPartial: Bool = false) {
    self.text = text
    self.isPartial = isPartial
  }

  package var line: String { (isPartial ? "Partial: " : "Note: ") + text }
}

extension [TraceNote] {
  private static func say(
    _ text: String, if isTrue: Bool, isPartial: Bool = false
  ) -> [TraceNote] {
    isTrue ? [TraceNote(text, isPartial: isPartial)] : []
  }

  /// How the program ended: with an exit code, or with 128 plus a signal's number.
  package static func ending(_ status: Int32) -> [TraceNote] {
    say("the program ended with exit code \(status).", if: status != 0 && status < 129)
      + say(
        "the program was ended by signal \(status - 128), so what it did until then is here.",
        if: status > 128, isPartial: true)
  }

  package static func room(lost: Int, recorded: Int) -> [TraceNote] {
    say(
      "the record was full after \(recorded) calls, so the \(lost) that followed are missing.",
      if: lost != 0, isPartial: true)
  }

  package static func depth(tooDeep: Int) -> [TraceNote] {
    say(
      "\(tooDeep) calls are left out that were more than \(TracedCall.deepest) below each other.",
      if: tooDeep != 0, isPartial: true)
  }

  /// Why the trace is in more than one part.
  package static func apart(_ flows: [Flow]) -> [TraceNote] {
    say(
      "each task and thread stands apart, since the record doesn't say which call began it.",
      if: Set(flows.map(\.title)).count > 1)
  }

  /// Other tasks' messages are assigned to a part only by their time.
  package static func cut(_ parts: [TracePart]) -> [TraceNote] {
    say(
      "what another task or thread does is in the part in which it does it.",
      if: parts.contains { $0.title != nil && $0.flows.count > 1 })
  }
}
