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
  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  private weak var view: (any TodoListViewProtocol)?

  private let model: TodoListModel
  private let formatter = TodoListFormatter()

  /// The rows at the time of the model's last change.
  private var listed = TodoListing()
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var alert: Alert? { didSet { showAlert() } }

  init(model: TodoListModel) {
    self.model = model
    model.observe(by: self) { [weak self] in self?.modelChanged() }
  }

  private var selected: TodoItem? {
    selectedID.flatMap { model.todos[$0] }
  }

  private func modelChanged() {
    if let failure = model.failure {
      alert = .notice(Notice(formatter.loadFailure, reason: failure.description))
    } else {
      list(filter)
    }
  }

  private func list(_ filter: TodoFilter) {
    let before = listed
    let former = (self.filter, selectedID)
    listed = TodoListing(model.todos, filter: filter)
    self.filter = filter
    selectedID = listed.selection(selectedID, after: before)
    if former != (filter, selectedID) { showState() }
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
    alert = .notice(Notice(message, reason: error.description))
  }

  private func showAlert() {
    switch alert {
    case .delete(let todo): view?.showQuestion(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): view?.showQuestion(formatter.clearQuestion(ids.count))
    case .notice(let notice): view?.showNotice(notice)
    case nil: view?.dismissAlert()
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
    showAlert()
  }

  func selectionMoved(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
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
    alert = .delete(selected)
  }

  func filterPressed() {
    list(filter.next)
  }

  func clearDonePressed() {
    let done = model.todos.doneIDs
    if !done.isEmpty { alert = .clearDone(done) }
  }

  func alertAnswered(_ yes: Bool) {
    let answered = alert
    alert = nil
    guard yes, let answered else { return }
    do throws(TodoStoreError) {
      switch answered {
      case .delete(let todo): try model.delete(todo.id)
      case .clearDone(let ids): try model.deleteDone(among: ids)
      case .notice: break
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
