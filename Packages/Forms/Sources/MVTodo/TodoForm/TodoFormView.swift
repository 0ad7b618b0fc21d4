import Observation
import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws and edits a draft of its own, and has the model save it.
@Observable
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  private let model: TodosModel
  private let onSaved: (TodoItem.ID) -> Void
  private let onCancelled: () -> Void
  private let formatter = TodoFormFormatter()

  private var draft: TodoDraft
  private var titleField: TextField
  private var focus = Focus.title
  private var message = ""
  /// Why the todo couldn't be saved.
  private var notice: Notice?

  @ObservationIgnored private lazy var rendered = Observed { [unowned self] in render() }

  init(
    model: TodosModel, draft: TodoDraft, onSaved: @escaping (TodoItem.ID) -> Void,
    onCancelled: @escaping () -> Void
  ) {
    self.model = model
    self.draft = draft
    self.onSaved = onSaved
    self.onCancelled = onCancelled
    titleField = TextField(text: draft.title)
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
    case (.enter, _): savePressed()
    case (.escape, _): onCancelled()
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

  func answerAlert(_ yes: Bool) {
    notice = nil
  }
}

/// The actions of the keys.
extension TodoFormView {
  private func type(_ key: Key) {
    var field = titleField
    guard field.press(key) else { return }
    titleField = field
    guard field.text != draft.title else { return }
    draft.title = field.text
    message = ""
  }

  private func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: model.calendar)
  }

  private func savePressed() {
    do {
      let id = try model.save(draft)
      onSaved(id)
    } catch let error as TodoTitle.Invalid {
      message = formatter.message(for: error)
    } catch {
      notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }
}
