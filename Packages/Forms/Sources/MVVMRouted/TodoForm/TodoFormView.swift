import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  /// The displayed values, each bound to the view model, except the focus, which only the view has.
  private struct Shown {
    var title = TextField()
    var due = ""
    var message = ""
    var notice: Notice?
    var focus = Focus.title
  }

  var onChange: () -> Void = {}

  private let viewModel: any TodoFormViewModelProtocol
  private let titleField = Observable(TextField())
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any TodoFormViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.title.bind(to: titleField)
    titleField.map(\.self).bind(to: self, \.shown.title)
    viewModel.due.bind(to: self, \.shown.due)
    viewModel.message.bind(to: self, \.shown.message)
    viewModel.notice.bind(to: self, \.shown.notice)
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: viewModel.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: shown.title.text, cursor: shown.title.cursor,
            isFocused: shown.focus == .title)),
        .field(Screen.Field(label: "Due", value: shown.due, isFocused: shown.focus == .due)),
        .text(shown.message, .warning),
      ],
      actions: actions,
      alert: shown.notice.map(Screen.Alert.init))
  }

  private var actions: [Screen.Action] {
    let dueActions = [
      Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
    ]
    return (shown.focus == .due ? dueActions : []) + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch (key, shown.focus) {
    case (.enter, _): viewModel.savePressed()
    case (.escape, _): viewModel.cancelPressed()
    case (.tab, .title): shown.focus = .due
    case (.tab, .due): shown.focus = .title
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
