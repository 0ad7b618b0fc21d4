import TerminalUI

/// The form's router as its view model sees it.
protocol TodoFormRouterProtocol: AnyObject {
  func close()
}

/// Closes the form and returns to the scene below it.
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
