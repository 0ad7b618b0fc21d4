import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and records the commands that it gets.
final class RecordingTodoListView: TodoListViewing {
  enum Command: Equatable {
    case summary(String)
    case filter(String)
    case placeholder(String?)
    case sections([TodoListSection])
    case selection(Int?)
    case canUseSelected(Bool)
    case canClearDone(Bool)
    case press(Key)
  }

  weak var delegate: (any TodoListViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  var summary = "" { didSet { commands.append(.summary(summary)) } }
  var filter = "" { didSet { commands.append(.filter(filter)) } }
  var placeholder: String? = "" { didSet { commands.append(.placeholder(placeholder)) } }
  var sections: [TodoListSection] = [] { didSet { commands.append(.sections(sections)) } }
  var selection: Int? { didSet { commands.append(.selection(selection)) } }
  var canUseSelected = false { didSet { commands.append(.canUseSelected(canUseSelected)) } }
  var canClearDone = false { didSet { commands.append(.canClearDone(canClearDone)) } }

  private var commands: [Command] = []

  /// Returns the recorded commands and clears them.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var titles: [String] { sections.flatMap(\.rows).map(\.title) }

  var selectedTitle: String? { selection.map { titles[$0] } }
}

extension RecordingTodoListView: View {
  func press(_ key: Key) { commands.append(.press(key)) }
}
