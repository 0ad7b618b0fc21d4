import ArchitectureReport
import RunTrace

/// A trace for programs.
struct TraceJSON: Encodable {
  private struct FlowJSON: Encodable {
    let kind: Flow.Kind
    let number: Int
    let steps: [StepJSON]
  }

  private struct PartJSON: Encodable {
    let title: String
    let flows: [FlowJSON]
  }

  private struct NoteJSON: Encodable {
    let kind: Note.Kind
    let text: String
  }

  private let schemaVersion = 1
  private let complete: Bool
  private let product: String
  private let arguments: [String]
  /// Nil when the run is cut into parts.
  private let flows: [FlowJSON]?
  private let parts: [PartJSON]?
  private let notes: [NoteJSON]

  init(_ trace: Trace) {
    complete = trace.isComplete
    product = trace.product
    arguments = trace.arguments
    let flows = { (flows: [Flow]) in
      flows.map { FlowJSON(kind: $0.kind, number: $0.number, steps: $0.steps.map(StepJSON.init)) }
    }
    let isCut = trace.parts.contains { $0.title != nil }
    self.flows = isCut ? nil : flows(trace.flows)
    parts =
      isCut ? trace.parts.map { PartJSON(title: $0.title ?? "", flows: flows($0.flows)) } : nil
    notes = trace.notes.map {
      NoteJSON(kind: $0.isPartial ? .partial : .information, text: $0.text)
    }
  }
}

/// A message, or a round of several: that one has no message.
private struct StepJSON: Encodable {
  struct TypeJSON: Encodable {
    let module: String
    let name: String

    init(_ type: TypeName) {
      module = type.module
      name = type.name
    }
  }

  struct MessageJSON: Encodable {
    let from: TypeJSON?
    let to: TypeJSON
    let name: String
    let through: TypeJSON?
    let file: String?
    let line: Int?
  }

  let message: MessageJSON?
  let times: Int
  let steps: [StepJSON]

  init(_ step: Step) {
    message = step.message.map { message in
      MessageJSON(
        from: message.from.map(TypeJSON.init), to: TypeJSON(message.to), name: message.name,
        through: message.via.map(TypeJSON.init), file: message.place?.file,
        line: message.place?.line)
    }
    times = step.times
    steps = step.steps.map(StepJSON.init)
  }
}
