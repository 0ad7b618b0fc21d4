/// The editor's controller as its view sees it: one method per user action.
protocol EditCatControlling: AnyObject {
  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// Controls the editor: turns user actions into changes of its model.
final class EditCatController {
  private let model: EditCatModel

  init(model: EditCatModel) {
    self.model = model
  }
}

extension EditCatController: EditCatControlling {
  func choiceMoved(by rows: Int) {
    model.moveChoice(by: rows)
  }

  func savePressed() {
    model.save()
  }

  func cancelPressed() {
    model.close()
  }

  func alertAnswered() {
    model.closeNotice()
    if model.isSaved { model.close() }
  }
}
