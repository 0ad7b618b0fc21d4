import TerminalUI

/// What the editor's view model asks of its router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}

/// Leads back from the editor to what it was presented over.
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
