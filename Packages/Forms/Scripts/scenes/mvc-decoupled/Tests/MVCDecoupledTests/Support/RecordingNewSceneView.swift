import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
final class RecordingNewSceneView: NewSceneViewing {
  enum Command: Equatable {
    case press(Key)
    case answerAlert
    case showLeft(String)
    case showFailure(String, reason: String)
  }

  weak var delegate: (any NewSceneViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func press(_ key: Key) { commands.append(.press(key)) }
  func answerAlert() { commands.append(.answerAlert) }

  func showLeft(_ left: String) { commands.append(.showLeft(left)) }
  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
