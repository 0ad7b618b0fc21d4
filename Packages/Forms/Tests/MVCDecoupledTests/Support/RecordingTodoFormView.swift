import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
final class RecordingTodoFormView: TodoFormViewing {
  enum Command: Equatable {
    case press(Key)
    case answerAlert
    case showHeading(String)
    case showTitle(String)
    case showDue(String)
    case showMessage(String)
    case showFailure(String, reason: String)
  }

  weak var delegate: (any TodoFormViewDelegate)?
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

  func showHeading(_ heading: String) { commands.append(.showHeading(heading)) }
  func showTitle(_ title: String) { commands.append(.showTitle(title)) }
  func showDue(_ due: String) { commands.append(.showDue(due)) }
  func showMessage(_ message: String) { commands.append(.showMessage(message)) }
  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
