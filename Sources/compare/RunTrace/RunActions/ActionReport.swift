/// What one action of a user led to in one module, from the key on to what is drawn of it.
package struct ActionReport: Codable, Equatable, Sendable {
  /// Such as `mark done`.
  package var name: String
  /// What the program was called with; the last cut of that run is the action.
  package var arguments: [String]
  package var counts: ActionCounts
  /// The first is the one that the key came in; those without any step are left out.
  package var flows: [ActionFlow]

  /// The same without what happened, which is most of it.
  package var summary: ActionReport {
    ActionReport(name: name, arguments: arguments, counts: counts, flows: [])
  }
}

/// What one task, or thread outside of any, did for an action.
package struct ActionFlow: Codable, Equatable, Sendable {
  package var kind: Flow.Kind
  /// From 1 on, in the order in which they first took part in the action.
  package var number: Int
  package var steps: [ActionStep]

  package init(_ kind: Flow.Kind, _ number: Int, _ steps: [ActionStep]) {
    self.kind = kind
    self.number = number
    self.steps = steps
  }
}
