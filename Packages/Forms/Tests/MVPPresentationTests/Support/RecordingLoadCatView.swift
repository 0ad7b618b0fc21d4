@testable import MVPPresentation

/// A view that draws nothing and records the commands that it gets.
final class RecordingLoadCatView: LoadCatViewProtocol {
  enum Command: Equatable {
    case presentationChanged
    case presentEditor
    case dismissEditor
  }

  private var commands: [Command] = []
  private(set) var editor: (any EditCatPresenterProtocol)?

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func presentationChanged() { commands.append(.presentationChanged) }

  func presentEditor(_ presenter: any EditCatPresenterProtocol) {
    commands.append(.presentEditor)
    editor = presenter
  }

  func dismissEditor() {
    commands.append(.dismissEditor)
    editor = nil
  }
}
