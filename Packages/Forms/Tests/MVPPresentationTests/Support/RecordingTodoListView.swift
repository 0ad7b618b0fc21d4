@testable import MVPPresentation

/// A view that draws nothing and records the commands that it gets.
final class RecordingTodoListView: TodoListViewProtocol {
  enum Command: Equatable {
    case presentationChanged
    case presentForm
    case dismissForm
  }

  private var commands: [Command] = []
  private(set) var form: (any TodoFormPresenterProtocol)?

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func presentationChanged() { commands.append(.presentationChanged) }

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    commands.append(.presentForm)
    form = presenter
  }

  func dismissForm() {
    commands.append(.dismissForm)
    form = nil
  }
}
