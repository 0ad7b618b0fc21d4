/// The form's controller as its view sees it: one method per user action.
protocol TodoFormControlling: AnyObject {
  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// Controls the form: turns user actions into changes of its model.
final class TodoFormController {
  private let model: TodoFormModel

  init(model: TodoFormModel) {
    self.model = model
  }
}

extension TodoFormController: TodoFormControlling {
  func titleChanged(to title: String) {
    model.changeTitle(to: title)
  }

  func dueMoved(byDays days: Int) {
    model.moveDue(byDays: days)
  }

  func savePressed() {
    model.save()
  }

  func cancelPressed() {
    model.cancel()
  }

  func alertAnswered() {
    model.closeFailure()
  }
}
