/// NewScene's controller as its view sees it: one method per user action.
protocol NewSceneControlling: AnyObject {
  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Controls NewScene: turns user actions into changes of its model.
final class NewSceneController {
  private let model: NewSceneModel

  init(model: NewSceneModel) {
    self.model = model
  }
}

extension NewSceneController: NewSceneControlling {
  func reloadPressed() {
    model.load()
  }

  func closePressed() {
    model.close()
  }

  func alertAnswered() {
    model.closeFailure()
  }
}
