import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
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

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }
}

extension RecordingNewSceneView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}
