import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and records the commands that it gets.
final class RecordingNewSceneView: NewSceneViewing {
  enum Command: Equatable {
    case left(String)
    case press(Key)
  }

  weak var delegate: (any NewSceneViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  var left = "" { didSet { commands.append(.left(left)) } }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }
}

extension RecordingNewSceneView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}
