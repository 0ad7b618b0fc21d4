import RunTrace

/// A trace as a sequence diagram has it: who takes part, from left to right, and what happens, from
/// top to bottom.
struct SequenceRows {
  enum Row: Equatable {
    case message(from: Int, to: Int, label: String)
    /// What follows, up to its end, came as many times.
    case loop(times: Int)
    case end
    /// What follows is another part's, task's or thread's.
    case flow(String)
  }

  /// In the order in which they first took part.
  private(set) var participants: [String] = []
  private(set) var rows: [Row] = []

  private let labels: TypeLabels

  init(_ trace: Trace) {
    labels = TypeLabels(trace.flows)
    for part in trace.parts {
      if let title = part.title { rows.append(.flow(title)) }
      for flow in part.flows {
        rows.append(.flow(flow.title))
        add(flow.steps)
      }
    }
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      if step.times > 1 { rows.append(.loop(times: step.times)) }
      if let message = step.message {
        let from = number(message.from.map(labels.label) ?? "(outside)")
        let to = number(labels.label(message.to))
        let via = message.via.map { ", through \(labels.label($0))" } ?? ""
        rows.append(.message(from: from, to: to, label: message.name + via))
      }
      add(step.steps)
      if step.times > 1 { rows.append(.end) }
    }
  }

  private mutating func number(_ participant: String) -> Int {
    if let number = participants.firstIndex(of: participant) { return number }
    participants.append(participant)
    return participants.count - 1
  }
}
