/// What the cat loader's view tells its controller: each thing that the user does.
protocol LoadCatControlling: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()

  /// A controller for the editor that is open, if one is.
  func makeEditorController() -> (any EditCatControlling)?
}

/// Controls the cat loader: makes changes of its model of what the user does.
final class LoadCatController {
  private let model: LoadCatModel

  init(model: LoadCatModel) {
    self.model = model
  }
}

extension LoadCatController: LoadCatControlling {
  func loadPressed() {
    model.startLoad()
  }

  func cancelPressed() {
    model.cancelLoad()
  }

  func editPressed() {
    model.openEditor()
  }

  func makeEditorController() -> (any EditCatControlling)? {
    model.editorModel.map(EditCatController.init)
  }
}
