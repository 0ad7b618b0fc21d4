import TerminalUI

/// The editor's router as its view model sees it.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}

/// Closes the editor and returns to the scene below it.
final class EditCatRouter {
  private weak var host: (any Presenting)?

  init(host: any Presenting) {
    self.host = host
  }
}

extension EditCatRouter: EditCatRouterProtocol {
  func close() {
    host?.dismiss()
  }
}
