import Shared

/// The list's controller as its view sees it: one method for appearing, and one per user action.
protocol TodoListControlling: AnyObject {
  func appeared()

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)

  /// Makes a controller for the open form, if there is one.
  func makeFormController() -> (any TodoFormControlling)?
}

/// Controls the list: turns user actions into changes of its model.
final class TodoListController {
  private let model: TodoListModel

  init(model: TodoListModel) {
    self.model = model
  }
}

extension TodoListController: TodoListControlling {
  func appeared() {
    model.reload()
  }

  func selectionMoved(by rows: Int) {
    model.moveSelection(by: rows)
  }

  func addPressed() {
    model.openForm()
  }

  func editPressed() {
    guard let selected = model.selected else { return }
    model.openForm(editing: selected)
  }

  func donePressed() {
    guard let selected = model.selected else { return }
    model.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected = model.selected else { return }
    model.ask(.delete(selected))
  }

  func filterPressed() {
    model.show(model.filter.next)
  }

  func clearDonePressed() {
    let done = model.doneIDs
    guard !done.isEmpty else { return }
    model.ask(.clearDone(done))
  }

  func alertAnswered(_ yes: Bool) {
    let alert = model.alert
    model.closeAlert()
    guard yes else { return }
    switch alert {
    case .delete(let todo): model.delete(todo.id)
    case .clearDone(let ids): model.deleteDone(among: ids)
    case .loadFailed, .saveFailed, .deleteFailed, nil: break
    }
  }

  func makeFormController() -> (any TodoFormControlling)? {
    model.formModel.map(TodoFormController.init)
  }
}
