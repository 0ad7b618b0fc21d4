import Observation
import TerminalUI

/// Shows the form; it keeps what only matters to the one who types: the focus and the cursor.
@Observable
final class TodoFormView: Scene {
  private enum Focus {
    case title
    case due
  }

  private var focus = Focus.title
  private var titleField: TextField

  @ObservationIgnored private let viewModel: TodoFormViewModel
  @ObservationIgnored private lazy var content = Observed { [unowned self] in body }

  init(viewModel: TodoFormViewModel) {
    self.viewModel = viewModel
    titleField = TextField(text: viewModel.title)
  }

  var screen: Screen { content.value }

  var onChange: () -> Void {
    get { content.onChange }
    set { content.onChange = newValue }
  }

  func press(_ key: Key) {
    if let command = bindings.command(for: key) {
      command.execute()
    } else if focus == .title, titleField.press(key) {
      viewModel.title = titleField.text
    }
  }

  func answerAlert(_ yes: Bool) {
    viewModel.dismissPrompt()
  }

  private var body: Screen {
    Screen(
      title: viewModel.heading,
      content: fields + [.text(viewModel.message ?? "", .warning)],
      actions: bindings.actions,
      alert: viewModel.prompt.map(Screen.Alert.init))
  }

  private var fields: [Screen.Content] {
    [
      .field(
        Screen.Field(
          label: "Title", value: titleField.text,
          cursor: focus == .title ? titleField.cursor : nil, isFocused: focus == .title)),
      .field(Screen.Field(label: "Due", value: viewModel.due, isFocused: focus == .due)),
    ]
  }

  private var bindings: [KeyBinding] {
    dueBindings + [
      KeyBinding("Next Field", (.tab, Command { self.moveFocus() })),
      KeyBinding("Save", (.enter, viewModel.save)),
      KeyBinding("Cancel", (.escape, viewModel.cancel)),
    ]
  }

  /// The arrow keys belong to the due day only while it has the focus.
  private var dueBindings: [KeyBinding] {
    guard focus == .due else { return [] }
    return [
      KeyBinding("Day", (.left, viewModel.previousDay), (.right, viewModel.nextDay)),
      KeyBinding("Week", (.up, viewModel.previousWeek), (.down, viewModel.nextWeek)),
    ]
  }

  private func moveFocus() {
    focus = focus == .title ? .due : .title
  }
}
