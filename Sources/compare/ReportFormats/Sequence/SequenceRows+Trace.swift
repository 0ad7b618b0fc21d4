import RunTrace

extension SequenceRows {
  init(_ trace: Trace) {
    let labels = TypeLabels(trace.flows)
    for part in trace.parts {
      if let title = part.title { add(.flow(title)) }
      for flow in part.flows {
        add(.flow(flow.title))
        add(flow.steps, labels)
      }
    }
  }

  private mutating func add(_ steps: [Step], _ labels: TypeLabels) {
    for step in steps {
      if step.times > 1 { add(.loop(times: step.times)) }
      if let message = step.message {
        add(
          .message(
            SequenceArrow(
              from: number(message.from.map(labels.label)), to: number(labels.label(message.to)),
              label: message.name, through: message.via.map(labels.label), place: message.place)))
      }
      add(step.steps, labels)
      if step.times > 1 { add(.end) }
    }
  }
}
