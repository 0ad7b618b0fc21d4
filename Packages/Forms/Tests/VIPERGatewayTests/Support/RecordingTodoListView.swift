import Presentation

@testable import VIPERGateway

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingTodoListView: TodoListViewProtocol {
  enum Command: Equatable {
    case showSummary(String, filter: String)
    case showSections([TodoListSection])
    case showPlaceholder(String)
    case showSelection(Int?)
    case enableActions(onSelected: Bool, clearDone: Bool)
    case showQuestion(String)
    case showNotice(Notice)
    case dismissAlert
  }

  private var commands: [Command] = []
  private(set) var sections: [TodoListSection] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showSummary(_ summary: String, filter: String) {
    commands.append(.showSummary(summary, filter: filter))
  }

  func showSections(_ sections: [TodoListSection]) {
    commands.append(.showSections(sections))
    self.sections = sections
  }

  func showPlaceholder(_ placeholder: String) {
    commands.append(.showPlaceholder(placeholder))
    sections = []
  }

  func showSelection(_ row: Int?) {
    commands.append(.showSelection(row))
  }

  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool) {
    commands.append(.enableActions(onSelected: canUseSelected, clearDone: canClearDone))
  }

  func showQuestion(_ question: String) {
    commands.append(.showQuestion(question))
  }

  func showNotice(_ notice: Notice) {
    commands.append(.showNotice(notice))
  }

  func dismissAlert() {
    commands.append(.dismissAlert)
  }
}
