import TerminalUI

/// Navigates back from NewScene.
final class NewSceneRouter {
  private weak var host: (any Presenting)?

  init(host: any Presenting) {
    self.host = host
  }
}

extension NewSceneRouter: NewSceneRouterProtocol {
  func close() {
    host?.dismiss()
  }
}
