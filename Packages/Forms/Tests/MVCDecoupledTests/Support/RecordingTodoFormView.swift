import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and records the commands that it gets.
final class RecordingTodoFormView: TodoFormViewing {
  enum Command: Equatable {
    case heading(String)
    case title(String)
    case due(String)
    case message(String)
    case press(Key)
  }

  weak var delegate: (any TodoFormViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  var heading = "" { didSet { commands.append(.heading(heading)) } }
  var title = "" { didSet { commands.append(.title(title)) } }
  var due = "" { didSet { commands.append(.due(due)) } }
  var message = "" { didSet { commands.append(.message(message)) } }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }
}

extension RecordingTodoFormView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}
