import RunTrace

extension SequenceRows {
  /// What one action led to in a module.
  init(_ action: ActionReport) {
    for (index, flow) in action.flows.enumerated() {
      // Of one alone nobody asks whose it is.
      if index > 0 { add(.flow("\(flow.kind.rawValue) \(flow.number)")) }
      add(flow.steps)
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
