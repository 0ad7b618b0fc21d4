import TerminalUI

/// Draws NewScene with data from its presenter's data source, and sends user actions to the
/// event handler.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let presenter: any NewScenePresenterProtocol

  init(presenter: any NewScenePresenterProtocol) {
    self.presenter = presenter
  }

  private var dataSource: any NewSceneDataSource { presenter.dataSource }

  private var eventHandler: any NewSceneEventHandler { presenter.eventHandler }
}

extension NewSceneView: NewSceneViewProtocol {
  func dataChanged() {
    onChange()
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(
      title: "NewScene",
      content: [.text(dataSource.left)],
      actions: [
        Screen.Action("r", title: "Reload"),
        Screen.Action(.enter, .escape, title: "Close"),
      ],
      alert: dataSource.alert.map(Screen.Alert.init))
  }

  func appeared() {
    eventHandler.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case "r": eventHandler.reloadPressed()
    case .enter, .escape: eventHandler.closePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    eventHandler.alertAnswered()
  }
}
