@testable import MVPSupervising

/// A view that draws and observes nothing, and records the commands that it gets.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
