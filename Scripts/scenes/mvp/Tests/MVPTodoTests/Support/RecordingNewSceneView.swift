import Presentation

@testable import MVPTodo

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showLeft(String)
    case showNotice(Notice)
    case dismissAlert
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showLeft(_ left: String) { commands.append(.showLeft(left)) }
  func showNotice(_ notice: Notice) { commands.append(.showNotice(notice)) }
  func dismissAlert() { commands.append(.dismissAlert) }
}
