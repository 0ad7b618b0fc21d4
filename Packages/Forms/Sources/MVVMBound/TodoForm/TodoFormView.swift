import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  var onChange: () -> Void = {}

  private let viewModel: TodoFormViewModel
  private let titleField = Observable(TextField())

  private var title = TextField() { didSet { onChange() } }
  private var due = "" { didSet { onChange() } }
  private var message = "" { didSet { onChange() } }
  private var notice: Notice? { didSet { onChange() } }
  private var focus = Focus.title { didSet { onChange() } }

  init(viewModel: TodoFormViewModel) {
    self.viewModel = viewModel
    viewModel.title.bind(to: titleField)
    titleField.map(\.self).bind(to: self, \.title)
    viewModel.due.bind(to: self, \.due)
    viewModel.message.bind(to: self, \.message)
    viewModel.notice.bind(to: self, \.notice)
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: viewModel.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: title.text, cursor: title.cursor, isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: due, isFocused: focus == .due)),
        .text(message, .warning),
      ],
      actions: actions,
      alert: notice.map(Screen.Alert.init))
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
    var field = titleField.value
    guard field.press(key) else { return }
    titleField.value = field
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered()
  }
}
