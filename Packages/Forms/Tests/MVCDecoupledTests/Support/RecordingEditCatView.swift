import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
final class RecordingEditCatView: EditCatViewing {
  enum Command: Equatable {
    case picture(CatPicture?)
    case choices([String])
    case choice(Int)
    case isFiltering(Bool)
    case isSaving(Bool)
    case canChoose(Bool)
    case canSave(Bool)
    case press(Key)
  }

  weak var delegate: (any EditCatViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  var picture: CatPicture? { didSet { commands.append(.picture(picture)) } }
  var choices: [String] = [] { didSet { commands.append(.choices(choices)) } }
  var choice = 0 { didSet { commands.append(.choice(choice)) } }
  var isFiltering = false { didSet { commands.append(.isFiltering(isFiltering)) } }
  var isSaving = false { didSet { commands.append(.isSaving(isSaving)) } }
  var canChoose = false { didSet { commands.append(.canChoose(canChoose)) } }
  var canSave = false { didSet { commands.append(.canSave(canSave)) } }

  private var commands: [Command] = []

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var selectedTitle: String { choices[choice] }
}

extension RecordingEditCatView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}

/// What is told whenever the work changes.
extension [RecordingEditCatView.Command] {
  static let idle: Self = [
    .isFiltering(false), .isSaving(false), .canChoose(true), .canSave(true),
  ]
  static let filtering: Self = [
    .isFiltering(true), .isSaving(false), .canChoose(true), .canSave(false),
  ]
  static let saving: Self = [
    .isFiltering(false), .isSaving(true), .canChoose(false), .canSave(false),
  ]
  static let saved: Self = [
    .isFiltering(false), .isSaving(false), .canChoose(true), .canSave(false),
  ]
}
