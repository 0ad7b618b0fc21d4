@testable import MVPSupervising

/// A view that draws and observes nothing, and records the commands that it gets.
final class RecordingTodoFormView: TodoFormViewProtocol {
  enum Command: Equatable {
    case showMessage(String)
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showMessage(_ message: String) { commands.append(.showMessage(message)) }
  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
