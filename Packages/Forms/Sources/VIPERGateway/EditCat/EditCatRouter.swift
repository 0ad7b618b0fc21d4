import TerminalUI

/// Leads back from the editor.
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
