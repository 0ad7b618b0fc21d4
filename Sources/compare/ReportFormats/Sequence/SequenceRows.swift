import RunTrace

/// The content of a sequence diagram: the participants, from left to right, and what happens, from
/// top to bottom.
struct SequenceRows {
  enum Row: Equatable {
    case message(SequenceArrow)
    /// What follows, up to its end, happened so many times.
    case loop(times: Int)
    case end
    /// What follows belongs to another part, task or thread.
    case flow(String)
  }

  /// In the order in which they first took part.
  private(set) var participants: [String] = []
  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  mutating func number(_ participant: String?) -> Int {
    let name = participant ?? "(outside)"
    if let number = participants.firstIndex(of: name) { return number }
    participants.append(name)
    return participants.count - 1
  }
}

/// A message of a sequence diagram, between two participants.
struct SequenceArrow: Equatable {
  /// Indices of the participants.
  var from: Int
  var to: Int
  var label: String
  /// The protocol that the call went through.
  var through: String?
  /// Where the function begins; nil if it isn't known.
  var place: CodePlace?

  /// Such as `add, through Storing`.
  var title: String { label + (through.map { ", through \($0)" } ?? "") }
}

extension SequenceRows {
  /// What one action led to in a module.
  init(_ action: ActionReport) {
    for (index, flow) in action.flows.enumerated() {
      // A single flow needs no title.
      if index > 0 { add(.flow("\(flow.kind.rawValue) \(flow.number)")) }
      add(flow.steps)
    }
  }

  init(_ trace: Trace) {
    let labels = TypeLabels(trace.flows)
    for part in trace.parts {
      if let title = part.title { add(.flow(title)) }
      for flow in part.flows {
        add(.flow(flow.title))
        add(flow.steps.map { ActionStep($0, named: labels.label) })
      }
    }
  }

  private mutating func add(_ steps: [ActionStep]) {
    for step in steps {
      if step.times > 1 { add(.loop(times: step.times)) }
      if let message = step.message {
        add(
          .message(
            SequenceArrow(
              from: number(message.from?.name), to: number(message.to.name), label: message.name,
              through: message.through, place: message.place)))
      }
      add(step.steps)
      if step.times > 1 { add(.end) }
    }
  }
}

extension ActionMessage {
  var place: CodePlace? {
    file.flatMap { file in line.map { CodePlace(file: file, line: $0) } }
  }
}

/// The label of each type in a trace: types that share a name get their module as a prefix.
struct TypeLabels {
  private let ambiguous: Set<String>

  init(_ flows: [Flow]) {
    let types = Set(
      flows.flatMap(\.steps.messages).flatMap { [$0.from, $0.to, $0.via].compactMap(\.self) })
    let modules = Dictionary(grouping: types, by: \.name)
    ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
  }

  func label(_ type: TypeName) -> String {
    ambiguous.contains(type.name) ? "\(type.module).\(type.name)" : type.name
  }

  /// Such as `Store.add, through Storing`; includes the sender only if it isn't the type above.
  func line(_ step: Step, under receiver: TypeName?) -> String {
    let times = step.times == 1 ? "" : " × \(step.times)"
    guard let message = step.message else { return "in turn\(times)" }
    let sender =
      message.from == receiver ? "" : message.from.map { "\(label($0)) → " } ?? "(outside) → "
    let via = message.via.map { ", through \(label($0))" } ?? ""
    return "\(sender)\(label(message.to)).\(message.name)\(via)\(times)"
  }
}
