import Presentation

@testable import MVPSupervising

/// A view that draws and observes nothing, and records the commands that it gets.
final class RecordingNewSceneView: NewSceneViewProtocol {
  enum Command: Equatable {
    case showNotice(Notice)
    case dismissAlert
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showNotice(_ notice: Notice) { commands.append(.showNotice(notice)) }
  func dismissAlert() { commands.append(.dismissAlert) }
}
