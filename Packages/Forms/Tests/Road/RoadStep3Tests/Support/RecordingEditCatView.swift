import Presentation

@testable import RoadStep3

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

/// The commands after each change of the work.
extension [RecordingEditCatView.Command] {
  static let idle: Self = [
    .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: true),
  ]
  static let filtering: Self = [
    .showFiltering(true), .showSaving(false), .enableActions(choose: true, save: false),
  ]
  static let saving: Self = [
    .showFiltering(false), .showSaving(true), .enableActions(choose: false, save: false),
  ]
  static let saved: Self = [
    .showFiltering(false), .showSaving(false), .enableActions(choose: true, save: false),
  ]
}
