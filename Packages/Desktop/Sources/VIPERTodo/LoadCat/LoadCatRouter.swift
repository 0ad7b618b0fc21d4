import DesktopUI
import Shared

/// Leads from the cat loader to the editor.
final class LoadCatRouter {
  typealias MakeEditor = (Bitmap, _ host: Scene) -> Scene

  weak var host: Scene?

  private let makeEditor: MakeEditor

  init(makeEditor: @escaping MakeEditor) {
    self.makeEditor = makeEditor
  }
}

extension LoadCatRouter: LoadCatRouterProtocol {
  func presentEditor(of picture: Bitmap) {
    guard let host else { return }
    host.present(makeEditor(picture, host))
  }
}
