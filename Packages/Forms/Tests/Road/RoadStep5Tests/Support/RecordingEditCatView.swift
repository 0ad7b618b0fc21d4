import Presentation

@testable import RoadStep5

/// A passive view that draws nothing and records the commands that it gets.
final class RecordingEditCatView: EditCatViewProtocol {
  enum Command: Equatable {
    case showPicture(CatPicture)
    case showChoices([String], selection: Int)
    case showFiltering(Bool)
    case showSaving(Bool)
    case enableActions(choose: Bool, save: Bool)
    case showNotice(Notice)
    case dismissAlert
  }

  private var commands: [Command] = []
  private(set) var selectedTitle: String?

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func showPicture(_ picture: CatPicture) { commands.append(.showPicture(picture)) }

  func showChoices(_ titles: [String], selection: Int) {
    commands.append(.showChoices(titles, selection: selection))
    selectedTitle = titles[selection]
  }

  func showFiltering(_ isFiltering: Bool) { commands.append(.showFiltering(isFiltering)) }
  func showSaving(_ isSaving: Bool) { commands.append(.showSaving(isSaving)) }

  func enableActions(choose canChoose: Bool, save canSave: Bool) {
    commands.append(.enableActions(choose: canChoose, save: canSave))
  }

  func showNotice(_ notice: Notice) { commands.append(.showNotice(notice)) }
  func dismissAlert() { commands.append(.dismissAlert) }
}
