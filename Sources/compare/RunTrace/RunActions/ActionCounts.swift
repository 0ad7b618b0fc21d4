/// How much an action took, in numbers.
package struct ActionCounts: Codable, Equatable, Sendable {
  /// Messages between types of different roles.
  package var messages = 0
  /// Those of them that went through a protocol.
  package var abstract = 0
  /// Types that sent or received any message of the action.
  package var types = 0
  /// Files of the module with a function that took part.
  package var files = 0
  /// The most messages between roles that are below each other.
  package var chain = 0
  /// Messages to a type that waits for what they are a part of.
  package var turns = 0
  /// How often it was said that something is to be drawn again; nil where no function is named.
  package var redraws: Int?
}

extension ActionCounts {
  /// Counts the messages of an action, none of them folded.
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
        // Several things that one type tells another in a row are one way back.
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
  /// Who sends and receives.
  var types: [TypeName] { messages.flatMap { [$0.from, $0.to].compactMap(\.self) } }
}
