/// What an action took, in numbers.
package struct ActionCounts: Codable, Equatable, Sendable {
  /// Messages between types of different roles.
  package var messages = 0
  /// Messages among them that went through a protocol.
  package var abstract = 0
  /// Types that sent or received any message of the action.
  package var types = 0
  /// Files of the module with a function that took part.
  package var files = 0
  /// The longest chain of messages between roles, each caused by the one before.
  package var chain = 0
  /// Messages back to a type that is still waiting for a message that led to them.
  package var turns = 0
  /// The number of redraw requests; nil if no function was named.
  package var redraws: Int?
}

extension ActionCounts {
  /// Counts the messages of an action, without folding any.
  init(_ flows: [Flow], _ scope: ActionScope) {
    for flow in flows { add(flow.steps, scope, waiting: [], depth: 0) }
    types = Set(flows.flatMap(\.steps.types)).count
  }

  private mutating func add(
    _ steps: [Step], _ scope: ActionScope, waiting: Set<TypeName>, depth: Int
  ) {
    var before: Message?
    for step in steps {
      guard let message = step.message else { continue }
      var depth = depth
      if scope.isBetweenRoles(message) {
        depth += 1
        messages += 1
        if message.via != nil { abstract += 1 }
        // Several consecutive messages from one type to another count as one way back.
        let goesOn = before?.from == message.from && before?.to == message.to
        if waiting.contains(message.to), !goesOn { turns += 1 }
        chain = max(chain, depth)
      }
      before = message
      let ends = [message.from, message.to].compactMap(\.self)
      add(step.steps, scope, waiting: waiting.union(ends), depth: depth)
    }
  }
}

extension [Step] {
  /// The senders and receivers.
  var types: [TypeName] { messages.flatMap { [$0.from, $0.to].compactMap(\.self) } }
}
