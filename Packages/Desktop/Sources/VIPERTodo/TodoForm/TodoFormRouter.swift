import DesktopUI

/// Leads back from the form.
final class TodoFormRouter {
  private weak var host: Scene?

  init(host: Scene) {
    self.host = host
  }
}

extension TodoFormRouter: TodoFormRouterProtocol {
  func close() {
    host?.dismiss()
  }
}
