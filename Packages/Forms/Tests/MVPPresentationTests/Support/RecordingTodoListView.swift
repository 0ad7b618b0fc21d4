@testable import MVPPresentation

/// A view that draws nothing and remembers what it was told.
final class RecordingTodoListView: TodoListViewProtocol {
  enum Command: Equatable {
    case presentationChanged
    case presentForm
    case dismissForm
  }

  private var commands: [Command] = []
  private(set) var form: (any TodoFormPresenterProtocol)?

  /// The commands since the last time.
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
