import TerminalUI

/// Draws the form with data from its presenter's data source, and sends user actions to the
/// event handler.
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

  private var dataSource: any TodoFormDataSource { presenter.dataSource }

  private var eventHandler: any TodoFormEventHandler { presenter.eventHandler }
}

extension TodoFormView: TodoFormViewProtocol {
  /// Keeps the cursor where it is if the title hasn't changed.
  func dataChanged() {
    let title = dataSource.title
    if titleField.text != title { titleField = TextField(text: title) }
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: dataSource.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: dataSource.due, isFocused: focus == .due)),
        .text(dataSource.message, .warning),
      ],
      actions: actions,
      alert: dataSource.alert.map(Screen.Alert.init))
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
    eventHandler.appeared()
  }

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): eventHandler.savePressed()
    case (.escape, _): eventHandler.cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): eventHandler.dueMoved(byDays: -1)
    case (.right, .due): eventHandler.dueMoved(byDays: 1)
    case (.up, .due): eventHandler.dueMoved(byDays: -7)
    case (.down, .due): eventHandler.dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    let before = titleField.text
    guard titleField.press(key) else { return }
    onChange()
    if titleField.text != before { eventHandler.titleChanged(to: titleField.text) }
  }

  func answerAlert(_ yes: Bool) {
    eventHandler.alertAnswered()
  }
}
