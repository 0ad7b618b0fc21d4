/// The messages of an action between the types that take part in it.
///
/// What is between two types of the module, such as the window or one of the package's lists, is
/// skipped: the message then comes from the last participant before it.
struct ActionFlows {
  let scope: ActionScope

  func flows(_ flows: [Flow]) -> [Flow] {
    flows.map { Flow($0.kind, $0.number, steps($0.steps, asked: nil)) }
      .filter { !$0.steps.isEmpty }
  }

  private func steps(_ steps: [Step], asked: TypeName?) -> [Step] {
    steps.flatMap { step -> [Step] in
      guard var message = step.message, scope.contains(message.to) else {
        return self.steps(step.steps, asked: asked)
      }
      message.from = message.from.flatMap { scope.contains($0) ? $0 : nil } ?? asked
      let inner = self.steps(step.steps, asked: message.to)
      // Calls of a type to itself through others are not messages.
      if message.from == message.to { return inner }
      return [Step(message, times: step.times, order: step.order, inner)]
    }
  }
}

extension ActionFlow {
  /// With loops folded, and its own number within the action.
  init(_ flow: Flow, number: Int, _ scope: ActionScope) {
    self.init(flow.kind, number, LoopFolding.fold(flow.steps).map { ActionStep($0, scope) })
  }
}

extension ActionStep {
  fileprivate init(_ step: Step, _ scope: ActionScope) {
    self.init(step, type: scope.type, through: \.name)
  }

  /// Takes a function that names types.
  package init(_ step: Step, named name: (TypeName) -> String) {
    self.init(step, type: { ActionType(name($0), role: nil) }, through: name)
  }

  private init(
    _ step: Step, type: (TypeName) -> ActionType, through name: (TypeName) -> String
  ) {
    let message = step.message.map { message in
      ActionMessage(
        from: message.from.map(type), to: type(message.to), name: message.name,
        through: message.via.map(name), file: message.place?.file, line: message.place?.line)
    }
    self.init(
      message, times: step.times, step.steps.map { ActionStep($0, type: type, through: name) })
  }
}
