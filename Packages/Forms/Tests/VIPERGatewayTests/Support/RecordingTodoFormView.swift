import Presentation

@testable import VIPERGateway

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingTodoFormView: TodoFormViewProtocol {
  enum Command: Equatable {
    case showHeading(String)
    case showTitle(String)
    case showDue(String)
    case showMessage(String)
    case showNotice(Notice)
    case dismissAlert
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showHeading(_ heading: String) { commands.append(.showHeading(heading)) }
  func showTitle(_ title: String) { commands.append(.showTitle(title)) }
  func showDue(_ due: String) { commands.append(.showDue(due)) }
  func showMessage(_ message: String) { commands.append(.showMessage(message)) }
  func showNotice(_ notice: Notice) { commands.append(.showNotice(notice)) }
  func dismissAlert() { commands.append(.dismissAlert) }
}
