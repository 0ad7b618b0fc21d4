/// Presents the list: turns responses into what the view shows, and user events into requests.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(Int64)
    case clearDone([Int64])
  }

  weak var view: (any TodoListViewProtocol)?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol

  /// The todo of each row, over all sections.
  private var listed: [TodoListResponse.Todo] = []
  private var doneIDs: [Int64] = []
  private var selectedID: Int64?
  private var question: Question?

  init(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private var selected: TodoListResponse.Todo? {
    listed.first { $0.id == selectedID }
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: [TodoListResponse.Todo]) -> Int64? {
    guard let selectedID else { return rows.first?.id }
    if rows.contains(where: { $0.id == selectedID }) { return selectedID }
    let remaining = Set(rows.map(\.id))
    let successor = listed.drop { $0.id != selectedID }.first { remaining.contains($0.id) }
    return successor?.id ?? rows.last?.id
  }

  private func showSelection() {
    view?.showSelection(listed.firstIndex { $0.id == selectedID })
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func appeared() {
    interactor.load()
  }

  func selectionMoved(by rows: Int) {
    guard let index = listed.firstIndex(where: { $0.id == selectedID }) else { return }
    selectedID = listed[min(max(index + rows, 0), listed.count - 1)].id
    showSelection()
  }

  func addPressed() {
    router.showForm(nil)
  }

  func editPressed() {
    guard let selected else { return }
    router.showForm(TodoFormRequest(id: selected.id, title: selected.title, day: selected.day))
  }

  func donePressed() {
    guard let selected else { return }
    interactor.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    view?.showQuestion("Delete “\(selected.title)”?")
  }

  func filterPressed() {
    interactor.advanceFilter()
  }

  func clearDonePressed() {
    question = .clearDone(doneIDs)
    view?.showQuestion("Clear \(doneIDs.count) done todos?")
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes else { return }
    switch question {
    case .delete(let id): interactor.delete(id)
    case .clearDone(let ids): interactor.deleteDone(among: ids)
    case nil: break
    }
  }
}

extension TodoListPresenter: TodoListInteractorOutput {
  func loaded(_ response: TodoListResponse) {
    let rows = response.sections.flatMap(\.todos)
    selectedID = selection(in: rows)
    listed = rows
    doneIDs = response.doneIDs

    view?.showSummary(
      "\(response.activeCount) active, \(doneIDs.count) done",
      filter: title(of: response.filter), canClearDone: !doneIDs.isEmpty)
    view?.showSections(
      response.sections.map(section), placeholder: placeholder(for: response.filter))
    showSelection()
  }

  func revealed(_ id: Int64) {
    selectedID = id
    showSelection()
  }

  func loadFailed(reason: String) {
    view?.showFailure("Couldn't load the todos.", reason: reason)
  }

  func saveFailed(reason: String) {
    view?.showFailure("Couldn't save the todo.", reason: reason)
  }

  func deleteFailed(reason: String) {
    view?.showFailure("Couldn't delete the todo.", reason: reason)
  }
}

extension TodoListPresenter: TodoListRouterOutput {
  func todoFormSaved(_ id: Int64) {
    interactor.reveal(id)
  }
}

extension TodoListPresenter {
  private func title(of filter: TodoListResponse.Filter) -> String {
    switch filter {
    case .all: "Filter: All"
    case .active: "Filter: Active"
    case .done: "Filter: Done"
    }
  }

  private func placeholder(for filter: TodoListResponse.Filter) -> String {
    switch filter {
    case .all: "Nothing to do. Press a to add a todo."
    case .active: "No active todos."
    case .done: "No done todos."
    }
  }

  private func section(_ section: TodoListResponse.Section) -> TodoListSection {
    TodoListSection(
      title: title(of: section.place),
      rows: section.todos.map { row(for: $0, in: section.place) })
  }

  private func title(of place: TodoListResponse.Place) -> String {
    switch place {
    case .earlier: "Earlier"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later This Week"
    case .nextWeek: "Next Week"
    case .later: "Later"
    }
  }

  private func row(
    for todo: TodoListResponse.Todo, in place: TodoListResponse.Place
  ) -> TodoListRow {
    let isOverdue = place == .earlier && !todo.isDone
    let due =
      switch place {
      case .earlier: isOverdue ? "! " + todo.day : todo.day
      case .today: ""
      case .tomorrow, .laterThisWeek, .nextWeek: todo.weekday
      case .later: todo.day
      }
    return TodoListRow(isDone: todo.isDone, title: todo.title, due: due, isOverdue: isOverdue)
  }
}
