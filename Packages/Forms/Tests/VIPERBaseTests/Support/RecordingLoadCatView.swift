import Presentation

@testable import VIPERBase

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingLoadCatView: LoadCatViewProtocol {
  enum Command: Equatable {
    case showCaption(String)
    case showLoading(Bool)
    case showPicture(CatPicture?)
    case enableActions(load: Bool, cancel: Bool, edit: Bool)
  }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showCaption(_ caption: String) { commands.append(.showCaption(caption)) }
  func showLoading(_ isLoading: Bool) { commands.append(.showLoading(isLoading)) }
  func showPicture(_ picture: CatPicture?) { commands.append(.showPicture(picture)) }

  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool) {
    commands.append(.enableActions(load: canLoad, cancel: canCancel, edit: canEdit))
  }
}
