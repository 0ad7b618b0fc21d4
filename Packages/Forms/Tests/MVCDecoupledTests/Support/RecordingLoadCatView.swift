import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and records the commands that it gets.
final class RecordingLoadCatView: LoadCatViewing {
  enum Command: Equatable {
    case caption(String)
    case isLoading(Bool)
    case picture(CatPicture?)
    case canLoad(Bool)
    case canCancel(Bool)
    case canEdit(Bool)
    case press(Key)
  }

  weak var delegate: (any LoadCatViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  var caption = "" { didSet { commands.append(.caption(caption)) } }
  var isLoading = false { didSet { commands.append(.isLoading(isLoading)) } }
  var picture: CatPicture? { didSet { commands.append(.picture(picture)) } }
  var canLoad = false { didSet { commands.append(.canLoad(canLoad)) } }
  var canCancel = false { didSet { commands.append(.canCancel(canCancel)) } }
  var canEdit = false { didSet { commands.append(.canEdit(canEdit)) } }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }
}

extension RecordingLoadCatView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}

/// The commands after each start or end of a load.
extension [RecordingLoadCatView.Command] {
  static let loading: Self = [
    .isLoading(true), .canLoad(false), .canCancel(true), .canEdit(false),
  ]

  static func idle(canEdit: Bool) -> Self {
    [.isLoading(false), .canLoad(true), .canCancel(false), .canEdit(canEdit)]
  }
}
