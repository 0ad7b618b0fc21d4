/// The cat loader's controller as its view sees it: one method per user action.
protocol LoadCatControlling: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()

  /// Makes a controller for the open editor, if there is one.
  func makeEditorController() -> (any EditCatControlling)?
}

/// Controls the cat loader: turns user actions into changes of its model.
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
