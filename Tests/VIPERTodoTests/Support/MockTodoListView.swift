@testable import VIPERTodo

/// A passive view that draws nothing and remembers what it was told.
final class MockTodoListView: TodoListViewProtocol {
  enum Command: Equatable {
    case showSummary(String, filter: String, canClearDone: Bool)
    case showSections([TodoListSection], placeholder: String)
    case showSelection(Int?)
    case showQuestion(String)
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []
  private(set) var summary = ""
  private(set) var filter = ""
  private(set) var placeholder = ""
  private(set) var rows: [TodoListRow] = []
  private(set) var selection: Int?

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var titles: [String] { rows.map(\.title) }

  var selectedTitle: String? { selection.map { rows[$0].title } }

  func showSummary(_ summary: String, filter: String, canClearDone: Bool) {
    commands.append(.showSummary(summary, filter: filter, canClearDone: canClearDone))
    self.summary = summary
    self.filter = filter
  }

  func showSections(_ sections: [TodoListSection], placeholder: String) {
    commands.append(.showSections(sections, placeholder: placeholder))
    rows = sections.flatMap(\.rows)
    self.placeholder = placeholder
  }

  func showSelection(_ row: Int?) {
    commands.append(.showSelection(row))
    selection = row
  }

  func showQuestion(_ question: String) {
    commands.append(.showQuestion(question))
  }

  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
