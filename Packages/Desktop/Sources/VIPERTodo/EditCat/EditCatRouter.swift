import DesktopUI

/// Leads back from the editor.
final class EditCatRouter {
  private weak var host: Scene?

  init(host: Scene) {
    self.host = host
  }
}

extension EditCatRouter: EditCatRouterProtocol {
  func close() {
    host?.dismiss()
  }
}
