import Observation
import TerminalPresentation
import TerminalUI

/// Draws the form from its view model, and sends user actions to its presenter.
///
/// It is observable itself, so that its own state, the focus and the text field, renders it too.
@Observable
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  private let presenter: any TodoFormPresenterProtocol
  private let viewModel: TodoFormViewModel
  private var typed = TextField()
  private var focus = Focus.title
  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }

  init(presenter: any TodoFormPresenterProtocol, viewModel: TodoFormViewModel) {
    self.presenter = presenter
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

  func appeared() {
    presenter.appeared()
  }

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): presenter.savePressed()
    case (.escape, _): presenter.cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): presenter.dueMoved(byDays: -1)
    case (.right, .due): presenter.dueMoved(byDays: 1)
    case (.up, .due): presenter.dueMoved(byDays: -7)
    case (.down, .due): presenter.dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    var field = titleField
    guard field.press(key) else { return }
    typed = field
    if field.text != viewModel.title { presenter.titleChanged(to: field.text) }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered()
  }
}
