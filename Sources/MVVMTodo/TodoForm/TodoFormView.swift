import Observation
import TerminalPresentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
///
/// It is observable itself, as a SwiftUI view is for its `@State`: its own state, the focus and the
/// text field, renders it too.
@Observable
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  private let viewModel: TodoFormViewModel
  private var typed = TextField()
  private var focus = Focus.title
  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }

  init(viewModel: TodoFormViewModel) {
    self.viewModel = viewModel
  }

  /// The title is the view model's, the cursor in it the view's.
  private var titleField: TextField {
    typed.text == viewModel.title ? typed : TextField(text: viewModel.title)
  }
}

extension TodoFormView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(
      title: viewModel.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: viewModel.due, isFocused: focus == .due)),
        .text(viewModel.message, .warning),
      ],
      actions: actions,
      alert: viewModel.notice.map(Screen.Alert.init))
  }

  private var actions: [Screen.Action] {
    let dueActions = [
      Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
    ]
    return (focus == .due ? dueActions : []) + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): viewModel.savePressed()
    case (.escape, _): viewModel.cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): viewModel.dueMoved(byDays: -1)
    case (.right, .due): viewModel.dueMoved(byDays: 1)
    case (.up, .due): viewModel.dueMoved(byDays: -7)
    case (.down, .due): viewModel.dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    var field = titleField
    guard field.press(key) else { return }
    typed = field
    viewModel.title = field.text
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered()
  }
}
