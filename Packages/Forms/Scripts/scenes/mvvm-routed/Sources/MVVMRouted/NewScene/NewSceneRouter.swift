import TerminalUI

/// What NewScene's view model asks of its router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

/// Leads back from NewScene to what it was presented over.
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
