@testable import MVPSupervising

/// A view that draws and observes nothing, and records the commands that it gets.
final class RecordingLoadCatView: LoadCatViewProtocol {
  enum Command: Equatable {
    case stateChanged(isLoading: Bool)
    case showMessage(String)
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

  func stateChanged(isLoading: Bool) { commands.append(.stateChanged(isLoading: isLoading)) }
  func showMessage(_ message: String) { commands.append(.showMessage(message)) }

  func presentEditor(_ presenter: any EditCatPresenterProtocol) {
    commands.append(.presentEditor)
    editor = presenter
  }

  func dismissEditor() {
    commands.append(.dismissEditor)
    editor = nil
  }
}
