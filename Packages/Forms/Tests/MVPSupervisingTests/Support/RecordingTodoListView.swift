import Presentation
import Shared

@testable import MVPSupervising

/// A view that draws and observes nothing, and records the commands that it gets.
final class RecordingTodoListView: TodoListViewProtocol {
  enum Command: Equatable {
    case stateChanged(filter: TodoFilter, selected: TodoItem.ID?)
    case showQuestion(String)
    case showNotice(Notice)
    case dismissAlert
    case presentForm
    case dismissForm
  }

  private var commands: [Command] = []
  private(set) var filter: TodoFilter?
  private(set) var selected: TodoItem.ID?
  private(set) var form: (any TodoFormPresenterProtocol)?

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func stateChanged(filter: TodoFilter, selected: TodoItem.ID?) {
    commands.append(.stateChanged(filter: filter, selected: selected))
    self.filter = filter
    self.selected = selected
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
