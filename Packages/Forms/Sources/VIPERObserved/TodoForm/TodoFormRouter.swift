import TerminalUI

/// Leads back from the form.
final class TodoFormRouter {
  private weak var host: (any Presenting)?

  init(host: any Presenting) {
    self.host = host
  }
}

extension TodoFormRouter: TodoFormRouterProtocol {
  func close() {
    host?.dismiss()
  }
}
