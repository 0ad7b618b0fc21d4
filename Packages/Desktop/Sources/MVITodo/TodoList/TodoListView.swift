import DesktopPresentation
import DesktopUI

/// Shows the state, and sends what the user does as intents.
final class TodoListView: Scene {
  private let runtime: Runtime<TodoListState, TodoListIntent, TodoListAnswer, TodoListEffect>
  private let summary = Label()
  private let filterLabel = Label()
  private let placeholder = Label(style: .dimmed)
  private let list = ListView("Todos")
  private let add = Button("Add", key: "a")
  private let edit = Button("Edit", key: .enter)
  private let done = Button("Done", key: .space)
  private let delete = Button("Delete", key: "d")
  private let filter = Button("Filter", key: "f")
  private let clear = Button("Clear", key: "c")
  private var shownAlert: TodoListState.ShownAlert?
  private var form: TodoFormView?

  init(runtime: Runtime<TodoListState, TodoListIntent, TodoListAnswer, TodoListEffect>) {
    self.runtime = runtime
    super.init(
      title: "Todos",
      content: View(
        [summary, filterLabel, placeholder, list],
        buttons: [add, edit, done, delete, filter, clear]))
    connect()
    runtime.onChange = { [weak self] in self?.render() }
    render()
  }

  private func connect() {
    list.onMove = { [runtime] in runtime.send(.selectionMoved(by: $0)) }
    list.onCheck = { [runtime] in runtime.send(.donePressed) }
    list.onOpen = { [runtime] in runtime.send(.editPressed) }
    add.onClick = { [runtime] in runtime.send(.addPressed) }
    edit.onClick = { [runtime] in runtime.send(.editPressed) }
    done.onClick = { [runtime] in runtime.send(.donePressed) }
    delete.onClick = { [runtime] in runtime.send(.deletePressed) }
    filter.onClick = { [runtime] in runtime.send(.filterPressed) }
    clear.onClick = { [runtime] in runtime.send(.clearDonePressed) }
  }

  override func appeared() {
    runtime.send(.appeared)
  }

  private func render() {
    let state = runtime.state
    summary.text = state.summary
    filterLabel.text = state.filterTitle
    placeholder.text = state.placeholder ?? ""
    placeholder.isHidden = state.placeholder == nil
    list.isHidden = state.placeholder != nil
    list.sections = state.sections.map(ListView.Section.init)
    list.selection = state.selection
    for button in [edit, done, delete] { button.isEnabled = state.canUseSelected }
    clear.isEnabled = state.canClearDone
    renderAlert(state.shownAlert)
    renderForm()
  }

  private func renderAlert(_ alert: TodoListState.ShownAlert?) {
    guard alert != shownAlert else { return }
    shownAlert = alert
    switch alert {
    case .question(let question):
      show(Alert(.question, question) { [runtime] in runtime.send(.alertAnswered($0)) })
    case .notice(let notice):
      show(Alert(notice) { [runtime] in runtime.send(.alertAnswered($0)) })
    case nil: dismissAlert()
    }
  }

  private func renderForm() {
    guard let scope = runtime.scoped(to: \.form, TodoListIntent.form) else {
      form = nil
      return dismiss()
    }
    if let form { return form.render() }
    let form = TodoFormView(scope: scope)
    self.form = form
    present(form)
  }
}
