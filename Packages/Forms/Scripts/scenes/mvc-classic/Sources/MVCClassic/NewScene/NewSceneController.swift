/// What NewScene's view tells its controller: each thing that the user does.
protocol NewSceneControlling: AnyObject {
  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Controls NewScene: makes changes of its model of what the user does.
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
