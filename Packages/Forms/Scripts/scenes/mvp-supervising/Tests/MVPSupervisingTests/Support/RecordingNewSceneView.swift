@testable import MVPSupervising

/// A view that draws and observes nothing, and remembers what it was told.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
