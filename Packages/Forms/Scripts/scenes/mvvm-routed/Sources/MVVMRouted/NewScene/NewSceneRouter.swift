import TerminalUI

/// NewScene's router as its view model sees it.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

/// Closes NewScene and returns to the scene below it.
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
