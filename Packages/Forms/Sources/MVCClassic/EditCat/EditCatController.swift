/// What the editor's view tells its controller: each thing that the user does.
protocol EditCatControlling: AnyObject {
  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// Controls the editor: makes changes of its model of what the user does.
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
