import Shared
import TerminalUI

/// Leads from the cat loader to the editor.
final class LoadCatRouter {
  weak var host: (any Presenting)?

  private let root: RootRoute

  init(root: RootRoute) {
    self.root = root
  }
}

extension LoadCatRouter: LoadCatRouterProtocol {
  func presentEditor(of picture: Bitmap) {
    guard let host else { return }
    root.present(CatsRoute.editor, over: host) { $0.scene(for: picture, host: host) }
  }
}
