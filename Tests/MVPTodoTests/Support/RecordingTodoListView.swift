import Presentation

@testable import MVPTodo

/// A passive view that draws nothing and remembers what it was told.
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
    case presentForm
    case dismissForm
  }

  private var commands: [Command] = []
  private(set) var summary = ""
  private(set) var filter = ""
  private(set) var rows: [TodoListRow] = []
  private(set) var selection: Int?
  private(set) var form: (any TodoFormPresenterProtocol)?

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var titles: [String] { rows.map(\.title) }

  var selectedTitle: String? { selection.map { rows[$0].title } }

  func showSummary(_ summary: String, filter: String) {
    commands.append(.showSummary(summary, filter: filter))
    self.summary = summary
    self.filter = filter
  }

  func showSections(_ sections: [TodoListSection]) {
    commands.append(.showSections(sections))
    rows = sections.flatMap(\.rows)
  }

  func showPlaceholder(_ placeholder: String) {
    commands.append(.showPlaceholder(placeholder))
    rows = []
  }

  func showSelection(_ row: Int?) {
    commands.append(.showSelection(row))
    selection = row
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

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    commands.append(.presentForm)
    form = presenter
  }

  func dismissForm() {
    commands.append(.dismissForm)
    form = nil
  }
}
