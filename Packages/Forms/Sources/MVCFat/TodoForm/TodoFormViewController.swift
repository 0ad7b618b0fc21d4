import Presentation
import Shared
import TerminalUI

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// The whole form: draws it, handles typing, keeps the draft, and saves it.
final class TodoFormViewController {
  private enum Focus {
    case title
    case due
  }

  weak var delegate: (any TodoFormViewControllerDelegate)?
  var onChange: () -> Void = {}
  private var alert: Screen.Alert? { didSet { onChange() } }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoFormFormatter()

  private var draft: TodoDraft { didSet { onChange() } }
  private var message = "" { didSet { onChange() } }

  private var titleField: TextField { didSet { onChange() } }
  private var focus = Focus.title { didSet { onChange() } }

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
    titleField = TextField(text: draft.title)
  }
}

extension TodoFormViewController: Scene {
  var screen: Screen {
    Screen(
      title: formatter.heading(isNew: draft.id == nil),
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(
          Screen.Field(
            label: "Due", value: formatter.due(draft.due), isFocused: focus == .due)),
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

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): savePressed()
    case (.escape, _): cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): dueMoved(byDays: -1)
    case (.right, .due): dueMoved(byDays: 1)
    case (.up, .due): dueMoved(byDays: -7)
    case (.down, .due): dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    var field = titleField
    guard field.press(key) else { return }
    let isChanged = field.text != titleField.text
    titleField = field
    if isChanged { titleChanged(to: field.text) }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }
}

/// The actions of the keys.
extension TodoFormViewController {
  private func titleChanged(to title: String) {
    draft.title = title
    message = ""
  }

  private func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
  }

  private func savePressed() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      message = formatter.message(for: error)
    } catch {
      alert = Screen.Alert(.notice, formatter.saveFailure, detail: "\(error)")
    }
  }

  private func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
