import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the state of its view model, and calls the view model for what the user does.
final class TodoListView: BoundView<TodoListViewModel> {
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

  init(viewModel: TodoListViewModel) {
    super.init(
      viewModel, title: "Todos",
      content: View(
        [summary, filterLabel, placeholder, list],
        buttons: [add, edit, done, delete, filter, clear]))
    connect()
    bind()
  }

  private func connect() {
    list.onMove = { [viewModel] in viewModel.selectionMoved(by: $0) }
    list.onCheck = { [viewModel] in viewModel.donePressed() }
    list.onOpen = { [viewModel] in viewModel.editPressed() }
    add.onClick = { [viewModel] in viewModel.addPressed() }
    edit.onClick = { [viewModel] in viewModel.editPressed() }
    done.onClick = { [viewModel] in viewModel.donePressed() }
    delete.onClick = { [viewModel] in viewModel.deletePressed() }
    filter.onClick = { [viewModel] in viewModel.filterPressed() }
    clear.onClick = { [viewModel] in viewModel.clearDonePressed() }
  }

  private func bind() {
    bind(\.summary) { [summary] in summary.text = $0 }
    bind(\.filterTitle) { [filterLabel] in filterLabel.text = $0 }
    bind(\.placeholder) { [weak self] in self?.show($0) }
    // The list loses its selection with its rows, so the two are bound together.
    bind({ ($0.sections, $0.selection) }) { [list] in
      list.sections = $0.map(ListView.Section.init)
      list.selection = $1
    }
    bind(\.canUseSelected) { [edit, done, delete] in
      for button in [edit, done, delete] { button.isEnabled = $0 }
    }
    bind(\.canClearDone) { [clear] in clear.isEnabled = $0 }
    bind(\.alert) { [weak self] in self?.show($0) }
    bind(\.form) { [weak self] in self?.show($0) }
  }

  private func show(_ placeholder: String?) {
    self.placeholder.text = placeholder ?? ""
    self.placeholder.isHidden = placeholder == nil
    list.isHidden = placeholder != nil
  }

  private func show(_ alert: TodoListViewModel.Alert?) {
    switch alert {
    case .question(let question, _):
      show(Alert(.question, question) { [viewModel] in viewModel.alertAnswered($0) })
    case .notice(let notice):
      show(Alert(notice) { [viewModel] in viewModel.alertAnswered($0) })
    case nil: dismissAlert()
    }
  }

  private func show(_ form: TodoFormViewModel?) {
    if let form { present(TodoFormView(viewModel: form)) } else { dismiss() }
  }

  override func appeared() {
    viewModel.appeared()
  }
}
