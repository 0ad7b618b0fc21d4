import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and records the commands that it gets.
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

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var selectedTitle: String { choices[choice] }
}

extension RecordingEditCatView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}

/// The commands after each change of the work.
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
