import Presentation
import Shared

/// What the list tells its presenter: that it is there, that it appeared, and each thing that the
/// user does.
protocol TodoListPresenterProtocol: AnyObject {
  /// The model, for the view to observe: whoever has it from here comes after the presenter.
  var observed: any TodoListReading { get }

  func attach(_ view: any TodoListViewProtocol)
  func appeared()

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

/// Presents the list: follows the model, changes it, and tells its view what the model doesn't say.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private weak var view: (any TodoListViewProtocol)?

  private let model: TodoListModel
  private let formatter = TodoListFormatter()

  /// The rows as they were when the model last changed.
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
    let rows = TodoListing(model.todos, filter: filter)
    let former = (self.filter, selectedID)
    selectedID = selection(in: rows)
    listed = rows
    self.filter = filter
    if former != (filter, selectedID) { showState() }
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return rows.first?.id }
    if rows.row(of: selectedID) != nil { return selectedID }
    return listed.next(below: selectedID, in: rows) ?? rows.last?.id
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

  private func changeModel(
    orSay message: String, _ change: (TodoListModel) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(model)
    } catch {
      model.load()
      view?.showFailure(message, reason: error.description)
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
  }

  func appeared() {
    model.load()
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
    changeModel(orSay: formatter.saveFailure) { model throws(TodoStoreError) in
      try model.setDone(!selected.isDone, selected.id)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    view?.showQuestion(formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    list(filter.next)
  }

  func clearDonePressed() {
    let done = TodoListing(model.todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    view?.showQuestion(formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    changeModel(orSay: formatter.deleteFailure) { model throws(TodoStoreError) in
      switch question {
      case .delete(let id): try model.delete(id)
      case .clearDone(let ids): try model.deleteDone(among: ids)
      }
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
