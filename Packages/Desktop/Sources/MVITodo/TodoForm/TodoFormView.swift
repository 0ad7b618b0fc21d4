import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the state, and sends what the user does as intents.
///
/// Cursor and focus are in the state; the widgets have them, too, and each tells the other.
final class TodoFormView: Scene {
  private let scope: Scope<TodoFormState, TodoFormIntent>
  private let titleField = TextField("Title")
  private let due = StepField("Due", small: "Day", large: "Week")
  private let message = Label(style: .warning)
  private let save = Button("Save", key: .enter)
  private let cancel = Button("Cancel", key: .escape)
  private var focus: TodoFormState.Focus?
  private var notice: Notice?

  init(scope: Scope<TodoFormState, TodoFormIntent>) {
    self.scope = scope
    super.init(
      title: scope.state.heading,
      content: View([titleField, due, message], buttons: [save, cancel]))
    render()
    titleField.onEdit = { scope.send(.titleTyped($0, cursor: $1)) }
    titleField.onFocus = { [weak self] in self?.focusMoved(to: .title) }
    due.onFocus = { [weak self] in self?.focusMoved(to: .due) }
    due.onStep = { scope.send(.dueMoved(byDays: $0 == .small ? $1 : 7 * $1)) }
    save.onClick = { scope.send(.savePressed) }
    cancel.onClick = { scope.send(.cancelPressed) }
  }

  private func focusMoved(to focus: TodoFormState.Focus) {
    if focus != scope.state.focus { scope.send(.nextFieldPressed) }
  }

  func render() {
    let state = scope.state
    titleField.show(state.title, cursor: state.cursor)
    due.show(state.due)
    message.text = state.message
    renderFocus(state.focus)
    renderAlert(state.notice)
  }

  private func renderFocus(_ focus: TodoFormState.Focus) {
    guard focus != self.focus else { return }
    self.focus = focus
    let field = focus == .title ? titleField : due
    if !field.isFocused { field.focus() }
  }

  private func renderAlert(_ notice: Notice?) {
    guard notice != self.notice else { return }
    self.notice = notice
    guard let notice else { return dismissAlert() }
    show(Alert(notice) { [scope] _ in scope.send(.alertAnswered) })
  }
}
