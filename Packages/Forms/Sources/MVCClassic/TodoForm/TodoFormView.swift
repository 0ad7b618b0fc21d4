import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the form by reading the model, and sends user actions to its controller.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  let model: any TodoFormReading
  var onChange: () -> Void = {}

  private let controller: any TodoFormControlling
  private let formatter = TodoFormFormatter()
  private var titleField: TextField
  private var focus = Focus.title { didSet { onChange() } }

  init(model: any TodoFormReading, controller: any TodoFormControlling) {
    self.model = model
    self.controller = controller
    titleField = TextField(text: model.title)
    model.addObserver(self)
  }
}

extension TodoFormView: ModelObserver {
  func modelChanged() {
    // What was typed here is there already, and keeps its cursor.
    if titleField.text != model.title { titleField = TextField(text: model.title) }
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: formatter.heading(isNew: model.isNew),
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(
          Screen.Field(
            label: "Due", value: formatter.due(model.due), isFocused: focus == .due)),
        .text(message, .warning),
      ],
      actions: actions,
      alert: alert)
  }

  private var message: String {
    model.invalid.map(formatter.message) ?? ""
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

  private var alert: Screen.Alert? {
    model.failure.map { Screen.Alert(Notice(formatter.saveFailure, reason: $0)) }
  }

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): controller.savePressed()
    case (.escape, _): controller.cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): controller.dueMoved(byDays: -1)
    case (.right, .due): controller.dueMoved(byDays: 1)
    case (.up, .due): controller.dueMoved(byDays: -7)
    case (.down, .due): controller.dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    let before = titleField.text
    guard titleField.press(key) else { return }
    onChange()
    if titleField.text != before { controller.titleChanged(to: titleField.text) }
  }

  func answerAlert(_ yes: Bool) {
    controller.alertAnswered()
  }
}
