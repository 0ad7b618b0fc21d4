import TerminalPresentation
import TerminalUI

/// Draws the presenter's presentation of the form, and sends user actions to the presenter.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  var onChange: () -> Void = {}

  private let presenter: any TodoFormPresenterProtocol
  private var titleField = TextField()
  private var focus = Focus.title { didSet { onChange() } }

  init(presenter: any TodoFormPresenterProtocol) {
    self.presenter = presenter
  }
}

extension TodoFormView: TodoFormViewProtocol {
  /// Keeps the cursor where it is if the title hasn't changed.
  func presentationChanged() {
    let title = presenter.presentation.title
    if titleField.text != title { titleField = TextField(text: title) }
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    let presentation = presenter.presentation
    return Screen(
      title: presentation.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: presentation.due, isFocused: focus == .due)),
        .text(presentation.message, .warning),
      ],
      actions: actions,
      alert: presentation.notice.map(Screen.Alert.init))
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
    presenter.attach(self)
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
    let before = titleField.text
    guard titleField.press(key) else { return }
    onChange()
    if titleField.text != before { presenter.titleChanged(to: titleField.text) }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered()
  }
}
