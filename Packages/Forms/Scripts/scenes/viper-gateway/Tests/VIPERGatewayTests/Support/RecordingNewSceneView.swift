@testable import VIPERGateway

/// A passive view that draws nothing and remembers what it was told.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showLeft(String)
    case showFailure(String, reason: String)
  }

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showLeft(_ left: String) { commands.append(.showLeft(left)) }
  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
