import TerminalUI

/// What the form's view model asks of its router.
protocol TodoFormRouterProtocol: AnyObject {
  func close()
}

/// Leads back from the form to what it was presented over.
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
