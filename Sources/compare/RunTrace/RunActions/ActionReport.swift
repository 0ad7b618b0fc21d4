/// What one user action led to in one module, from the key to the resulting redraws.
package struct ActionReport: Codable, Equatable, Sendable {
  /// Such as `mark done`.
  package var name: String
  /// The program's arguments; the last cut of that run is the action.
  package var arguments: [String]
  package var counts: ActionCounts
  /// The first one is where the key arrived; flows without steps are left out.
  package var flows: [ActionFlow]

  /// Without the steps, which make up most of it.
  package var summary: ActionReport {
    ActionReport(name: name, arguments: arguments, counts: counts, flows: [])
  }
}

/// What one task, or a thread outside any task, did for an action.
package struct ActionFlow: Codable, Equatable, Sendable {
  package var kind: Flow.Kind
  /// From 1, in the order in which they first took part in the action.
  package var number: Int
  package var steps: [ActionStep]

  package init(_ kind: Flow.Kind, _ number: Int, _ steps: [ActionStep]) {
    self.kind = kind
    self.number = number
    self.steps = steps
  }
}

/// A message with what it led to, or a repeated round of several messages.
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

/// One type of a module calling another, or a store.
package struct ActionMessage: Codable, Equatable, Sendable {
  /// Nil if the caller isn't shown: the window, or a part of the system.
  package var from: ActionType?
  package var to: ActionType
  /// The function's name, without its argument labels.
  package var name: String
  /// The protocol that the call went through.
  package var through: String?
  /// Where the function begins; nil if it isn't known.
  package var file: String?
  package var line: Int?
}

/// A type that takes part in an action.
package struct ActionType: Codable, Hashable, Sendable {
  /// Qualified by the types around it: `List.Row`.
  package var name: String
  /// Nil for types without a role, and for `other`.
  package var role: String?
  /// The module, unless it is the action's.
  package var module: String?

  package init(_ name: String, role: String?, module: String? = nil) {
    self.name = name
    self.role = role
    self.module = module
  }
}
