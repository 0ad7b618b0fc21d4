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

/// A message with what it led to, or a round of several messages that came more than once.
package struct ActionStep: Codable, Equatable, Sendable {
  /// Nil for a round.
  package var message: ActionMessage?
  /// How many times in a row.
  package var times: Int
  package var steps: [ActionStep]

  package init(_ message: ActionMessage?, times: Int = 1, _ steps: [ActionStep] = []) {
    self.message = message
    self.times = times
    self.steps = steps
  }
}

/// What one type of a module asked of another, or of a store.
package struct ActionMessage: Codable, Equatable, Sendable {
  /// Nil where what isn't shown asks: the window, or a part of the system.
  package var from: ActionType?
  package var to: ActionType
  /// The function's name, without its arguments'.
  package var name: String
  /// The protocol that the call went through.
  package var through: String?
  /// Where the function begins; nil where nothing tells.
  package var file: String?
  package var line: Int?
}

/// A type that takes part in an action.
package struct ActionType: Codable, Hashable, Sendable {
  /// With the types around it: `List.Row`.
  package var name: String
  /// Nil for what no name tells, and for `other`.
  package var role: String?
  /// The module, where it isn't the one that the action is of.
  package var module: String?

  package init(_ name: String, role: String?, module: String? = nil) {
    self.name = name
    self.role = role
    self.module = module
  }
}
