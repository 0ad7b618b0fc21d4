import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the form by observing the model, and sends user actions to its supervising presenter.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  var onChange: () -> Void = {}

  private let presenter: any TodoFormPresenterProtocol
  private let model: any TodoFormReading
  private let formatter = TodoFormFormatter()
  private var heading = ""
  private var titleField = TextField()
  private var due = ""
  private var message = ""
  private var alert: Screen.Alert?
  private var focus = Focus.title { didSet { onChange() } }

  init(presenter: any TodoFormPresenterProtocol) {
    self.presenter = presenter
    model = presenter.observed
    model.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  /// Shows the model's current values; the cursor stays where it is if the title hasn't changed.
  private func update() {
    let draft = model.draft
    heading = formatter.heading(isNew: draft.id == nil)
    if titleField.text != draft.title { titleField = TextField(text: draft.title) }
    due = formatter.due(draft.due)
    onChange()
  }
}

extension TodoFormView: TodoFormViewProtocol {
  func showMessage(_ message: String) {
    self.message = message
    onChange()
  }

  func showNotice(_ notice: Notice) {
    alert = Screen.Alert(notice)
    onChange()
  }

  func dismissAlert() {
    alert = nil
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: due, isFocused: focus == .due)),
        .text(message, .warning),
      ],
      actions: actions,
      alert: alert)
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
