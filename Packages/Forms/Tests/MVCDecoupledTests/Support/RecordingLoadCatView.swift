import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
final class RecordingLoadCatView: LoadCatViewing {
  enum Command: Equatable {
    case press(Key)
    case showCaption(String)
    case showLoading(Bool)
    case showPicture(CatPicture?)
    case enableActions(load: Bool, cancel: Bool, edit: Bool)
  }

  weak var delegate: (any LoadCatViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  func press(_ key: Key) { commands.append(.press(key)) }

  func showCaption(_ caption: String) { commands.append(.showCaption(caption)) }
  func showLoading(_ isLoading: Bool) { commands.append(.showLoading(isLoading)) }
  func showPicture(_ picture: CatPicture?) { commands.append(.showPicture(picture)) }

  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool) {
    commands.append(.enableActions(load: canLoad, cancel: canCancel, edit: canEdit))
  }
}

/// What is told whenever a load starts or ends.
extension [RecordingLoadCatView.Command] {
  static let loading: Self = [
    .showLoading(true), .enableActions(load: false, cancel: true, edit: false),
  ]

  static func idle(canEdit: Bool) -> Self {
    [.showLoading(false), .enableActions(load: true, cancel: false, edit: canEdit)]
  }
}
