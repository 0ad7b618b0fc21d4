import Presentation
import TerminalUI

@testable import MVCDecoupled

/// A view that draws nothing and remembers what it was told.
final class RecordingTodoListView: TodoListViewing {
  enum Command: Equatable {
    case press(Key)
    case answerAlert(Bool)
    case showSummary(String, filter: String)
    case showSections([TodoListSection])
    case showPlaceholder(String)
    case showSelection(Int?)
    case enableActions(onSelected: Bool, clearDone: Bool)
    case showQuestion(String)
    case showFailure(String, reason: String)
  }

  weak var delegate: (any TodoListViewDelegate)?
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  private var commands: [Command] = []
  private var sections: [TodoListSection] = []
  private(set) var selection: Int?

  /// The commands since the last time.
  func takeCommands() -> [Command] {
    defer { commands = [] }
    return commands
  }

  var titles: [String] { sections.flatMap(\.rows).map(\.title) }

  var selectedTitle: String? { selection.map { titles[$0] } }

  func press(_ key: Key) { commands.append(.press(key)) }
  func answerAlert(_ yes: Bool) { commands.append(.answerAlert(yes)) }

  func showSummary(_ summary: String, filter: String) {
    commands.append(.showSummary(summary, filter: filter))
  }

  func showSections(_ sections: [TodoListSection]) {
    commands.append(.showSections(sections))
    self.sections = sections
  }

  func showPlaceholder(_ placeholder: String) {
    commands.append(.showPlaceholder(placeholder))
    sections = []
  }

  func showSelection(_ row: Int?) {
    commands.append(.showSelection(row))
    selection = row
  }

  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool) {
    commands.append(.enableActions(onSelected: canUseSelected, clearDone: canClearDone))
  }

  func showQuestion(_ question: String) {
    commands.append(.showQuestion(question))
  }

  func showFailure(_ message: String, reason: String) {
    commands.append(.showFailure(message, reason: reason))
  }
}
