import TerminalUI

/// Leads from the cat loader to the editor and back.
final class LoadCatRouter {
  weak var host: (any Presenting)?

  private let root: RootRoute

  init(root: RootRoute) {
    self.root = root
  }
}

extension LoadCatRouter: LoadCatRouterProtocol {
  func presentEditor(_ request: EditCatRequest) {
    root.present(CatsRoute.editor, over: host) { $0.scene(for: request, output: self) }
  }
}

extension LoadCatRouter: EditCatModuleOutput {
  func editCatClosed() {
    host?.dismiss()
  }
}
