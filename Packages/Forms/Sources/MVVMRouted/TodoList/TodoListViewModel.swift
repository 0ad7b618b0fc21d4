import Presentation
import Shared

/// Has what the list's view shows, ready to be bound, and does what the user can do with it.
final class TodoListViewModel {
  /// All but the alert follows from this, and is told anew when it is set.
  private struct Contents {
    var todos = TodoIndex()
    /// As of the last load; before the first one nothing is known, so nothing is claimed.
    var today: CalendarDay?
    var filter = TodoFilter.all
    var selectedID: TodoItem.ID?

    var listed: TodoListing {
      TodoListing(todos, filter: filter)
    }

    var selected: TodoItem? {
      selectedID.flatMap { todos[$0] }
    }

    var selectedRow: Int? {
      selectedID.flatMap(listed.row)
    }
  }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()
  private var observation: TodoStoreObservation?

  private let contents = Observable(Contents())
  private let question = Observable<TodoListAlert?>(nil)

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar,
    router: any TodoListRouterProtocol
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.router = router
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private func reload() {
    do throws(TodoStoreError) {
      var contents = contents.value
      contents.todos = try store.todos()
      contents.today = calendar.day(of: clock.now)
      list(contents)
    } catch {
      question.value = .failure(formatter.loadFailure, reason: error.description)
    }
  }

  private func list(_ new: Contents) {
    var new = new
    new.selectedID = selection(in: new.listed)
    contents.value = new
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: TodoListing) -> TodoItem.ID? {
    guard let selectedID = contents.value.selectedID else { return rows.first?.id }
    if rows.row(of: selectedID) != nil { return selectedID }
    return contents.value.listed.next(below: selectedID, in: rows) ?? rows.last?.id
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = contents.value.todos[id] else { return }
    contents.value.selectedID = id
    if !contents.value.filter.includes(todo) { filter(.all) }
  }

  private func filter(_ filter: TodoFilter) {
    var contents = contents.value
    contents.filter = filter
    list(contents)
  }

  private func changeStore(
    orSay message: String, _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(store)
    } catch {
      reload()
      question.value = .failure(message, reason: error.description)
    }
  }

  private func presentForm(_ draft: TodoDraft) {
    router.presentForm(draft) { [weak self] id in self?.select(id) }
  }
}

/// What is shown: all of it follows from the state, and what makes it keeps nothing else.
extension TodoListViewModel {
  var summary: ReadOnly<String> {
    contents.map { [formatter] in
      $0.today == nil
        ? "" : formatter.summary(active: $0.todos.activeCount, done: $0.todos.doneCount)
    }
  }

  var filterTitle: ReadOnly<String> {
    contents.map { [formatter] in $0.today == nil ? "" : formatter.filter($0.filter) }
  }

  var placeholder: ReadOnly<String?> {
    contents.map { [formatter] in
      guard $0.today != nil else { return "" }
      return $0.listed.isEmpty ? formatter.placeholder(for: $0.filter) : nil
    }
  }

  var sections: ReadOnly<[TodoListSection]> {
    contents.map { [formatter, calendar] contents in
      contents.today.map {
        formatter.sections(contents.listed.sections(today: $0, calendar: calendar))
      } ?? []
    }
  }

  var selection: ReadOnly<Int?> { contents.map(\.selectedRow) }

  var canUseSelected: ReadOnly<Bool> { contents.map { $0.selected != nil } }

  var canClearDone: ReadOnly<Bool> { contents.map { $0.todos.doneCount > 0 } }

  var alert: ReadOnly<TodoListAlert?> { question.map(\.self) }
}

extension TodoListViewModel: TodoListViewModelProtocol {
  func appeared() {
    reload()
  }

  func selectionMoved(by rows: Int) {
    guard let row = contents.value.selectedRow else { return }
    let listed = contents.value.listed
    contents.value.selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
  }

  func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  func editPressed() {
    guard let selected = contents.value.selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  func donePressed() {
    guard let selected = contents.value.selected else { return }
    changeStore(orSay: formatter.saveFailure) { store throws(TodoStoreError) in
      try store.setDone(!selected.isDone, selected.id)
    }
  }

  func deletePressed() {
    guard let selected = contents.value.selected else { return }
    question.value = .delete(selected.id, question: formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    filter(contents.value.filter.next)
  }

  func clearDonePressed() {
    let done = TodoListing(contents.value.todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question.value = .clearDone(done, question: formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    let answered = question.value
    question.value = nil
    guard yes, let answered else { return }
    changeStore(orSay: formatter.deleteFailure) { store throws(TodoStoreError) in
      switch answered {
      case .delete(let id, _): try store.delete(id)
      case .clearDone(let ids, _): try store.deleteDone(among: ids)
      case .failure: break
      }
    }
  }
}
