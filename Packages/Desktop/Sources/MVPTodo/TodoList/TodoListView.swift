import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the list as its presenter says, and tells the presenter what the user does.
final class TodoListView: Scene {
  typealias MakeForm = (any TodoFormPresenterProtocol) -> Scene

  private let presenter: any TodoListPresenterProtocol
  private let makeForm: MakeForm
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

  init(presenter: any TodoListPresenterProtocol, makeForm: @escaping MakeForm) {
    self.presenter = presenter
    self.makeForm = makeForm
    super.init(
      title: "Todos",
      content: View(
        [summary, filterLabel, placeholder, list],
        buttons: [add, edit, done, delete, filter, clear]))
    connect()
    showPlaceholder("")
    enableActions(onSelected: false, clearDone: false)
    presenter.attach(self)
  }

  private func connect() {
    list.onMove = { [presenter] in presenter.selectionMoved(by: $0) }
    list.onCheck = { [presenter] in presenter.donePressed() }
    list.onOpen = { [presenter] in presenter.editPressed() }
    add.onClick = { [presenter] in presenter.addPressed() }
    edit.onClick = { [presenter] in presenter.editPressed() }
    done.onClick = { [presenter] in presenter.donePressed() }
    delete.onClick = { [presenter] in presenter.deletePressed() }
    filter.onClick = { [presenter] in presenter.filterPressed() }
    clear.onClick = { [presenter] in presenter.clearDonePressed() }
  }

  override func appeared() {
    presenter.appeared()
  }
}

extension TodoListView: TodoListViewProtocol {
  func showSummary(_ summary: String, filter: String) {
    self.summary.text = summary
    filterLabel.text = filter
  }

  func showSections(_ sections: [TodoListSection]) {
    list.sections = sections.map(ListView.Section.init)
    list.isHidden = false
    placeholder.isHidden = true
  }

  func showPlaceholder(_ placeholder: String) {
    self.placeholder.text = placeholder
    self.placeholder.isHidden = false
    list.isHidden = true
  }

  func showSelection(_ row: Int?) {
    list.selection = row
  }

  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool) {
    for button in [edit, done, delete] { button.isEnabled = canUseSelected }
    clear.isEnabled = canClearDone
  }

  func showQuestion(_ question: String) {
    show(Alert(.question, question) { [presenter] in presenter.alertAnswered($0) })
  }

  func showNotice(_ notice: Notice) {
    show(Alert(notice) { [presenter] in presenter.alertAnswered($0) })
  }

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    present(makeForm(presenter))
  }

  func dismissForm() {
    dismiss()
  }
}
