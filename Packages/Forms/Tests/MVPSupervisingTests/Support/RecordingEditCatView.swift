@testable import MVPSupervising

/// A view that draws and observes nothing, and remembers what it was told.
final class RecordingEditCatView: EditCatViewProtocol {
  enum Command: Equatable {
    case stateChanged(choice: Int, isFiltering: Bool, isSaving: Bool)
    case showNotice(String, reason: String?)
  }

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func stateChanged(choice: Int, isFiltering: Bool, isSaving: Bool) {
    commands.append(.stateChanged(choice: choice, isFiltering: isFiltering, isSaving: isSaving))
  }

  func showNotice(_ message: String, reason: String?) {
    commands.append(.showNotice(message, reason: reason))
  }
}

/// What is told whenever the work changes.
extension RecordingEditCatView.Command {
  static func idle(choice: Int) -> Self {
    .stateChanged(choice: choice, isFiltering: false, isSaving: false)
  }

  static func filtering(choice: Int) -> Self {
    .stateChanged(choice: choice, isFiltering: true, isSaving: false)
  }

  static func saving(choice: Int) -> Self {
    .stateChanged(choice: choice, isFiltering: false, isSaving: true)
  }
}
