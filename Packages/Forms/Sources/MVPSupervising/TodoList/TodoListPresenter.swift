import Presentation
import Shared

/// What the list tells its presenter: that it is there, and each thing that the user does.
protocol TodoListPresenterProtocol: AnyObject {
  /// The model that the view observes; a view that gets it here is notified after the presenter.
  var observed: any TodoListReading { get }

  func attach(_ view: any TodoListViewProtocol)

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

/// Presents the list: follows and changes the model, and shows its view what isn't in the model.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
  }

  private weak var view: (any TodoListViewProtocol)?

  private let model: TodoListModel
  private let formatter = TodoListFormatter()

  /// The rows at the time of the model's last change.
  private var listed = TodoListing()
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var question: Question?

  init(model: TodoListModel) {
    self.model = model
    model.observe(by: self) { [weak self] in self?.modelChanged() }
  }

  private var selected: TodoItem? {
    selectedID.flatMap { model.todos[$0] }
  }

  private func modelChanged() {
    if let failure = model.failure {
      view?.showFailure(formatter.loadFailure, reason: failure.description)
    } else {
      list(filter)
    }
  }

  private func list(_ filter: TodoFilter) {
    let before = listed
    let former = (self.filter, selectedID)
    listed = TodoListing(model.todos, filter: filter)
    self.filter = filter
    selectedID = selection(after: before)
    if former != (filter, selectedID) { showState() }
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(after before: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return listed.first?.id }
    if listed.row(of: selectedID) != nil { return selectedID }
    return before.next(below: selectedID, in: listed) ?? listed.last?.id
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = model.todos[id] else { return }
    selectedID = id
    if filter.includes(todo) {
      showState()
    } else {
      list(.all)
    }
  }

  private func showState() {
    view?.stateChanged(filter: filter, selected: selectedID)
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? model.load()
    view?.showFailure(message, reason: error.description)
  }

  private func showQuestion() {
    switch question {
    case .delete(let todo): view?.showQuestion(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): view?.showQuestion(formatter.clearQuestion(ids.count))
    case nil: break
    }
  }

  private func presentForm(_ draft: TodoFormModel) {
    let form = TodoFormPresenter(model: draft)
    form.delegate = self
    view?.presentForm(form)
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  var observed: any TodoListReading { model }

  func attach(_ view: any TodoListViewProtocol) {
    self.view = view
    showState()
    model.reload()
    showQuestion()
  }

  func selectionMoved(by rows: Int) {
    guard let row = selectedID.flatMap(listed.row) else { return }
    selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
    showState()
  }

  func addPressed() {
    presentForm(model.draft())
  }

  func editPressed() {
    guard let selected else { return }
    presentForm(model.draft(editing: selected))
  }

  func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try model.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected)
    showQuestion()
  }

  func filterPressed() {
    list(filter.next)
  }

  func clearDonePressed() {
    let done = TodoListing(model.todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    showQuestion()
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    do throws(TodoStoreError) {
      switch question {
      case .delete(let todo): try model.delete(todo.id)
      case .clearDone(let ids): try model.deleteDone(among: ids)
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}

extension TodoListPresenter: TodoFormPresenterDelegate {
  func todoFormSaved(_ id: TodoItem.ID) {
    view?.dismissForm()
    select(id)
  }

  func todoFormCancelled() {
    view?.dismissForm()
  }
}
