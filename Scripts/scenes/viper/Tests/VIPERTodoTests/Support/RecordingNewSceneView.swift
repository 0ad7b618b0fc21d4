@testable import VIPERTodo

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showLeft(String)
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showLeft(_ left: String) { commands.append(.showLeft(left)) }
  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
