import Presentation

/// Turns the data of NewScene's presenter into text whenever the view asks for it.
final class NewSceneDataPresenter {
  weak var superPresenter: (any NewSceneSuperPresenter)?

  private let formatter = NewSceneFormatter()

  private var data: NewSceneData? { superPresenter?.data }
}

extension NewSceneDataPresenter: NewSceneDataSource {
  var left: String {
    data?.left.map(formatter.left) ?? ""
  }

  var alert: SceneAlert? {
    data?.failure.map { .notice(Notice(formatter.loadFailure, reason: $0)) }
  }
}
