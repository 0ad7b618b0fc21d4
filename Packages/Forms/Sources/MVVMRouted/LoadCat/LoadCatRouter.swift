import Shared
import TerminalUI

/// The cat loader's router as its view model sees it.
protocol LoadCatRouterProtocol: AnyObject {
  func presentEditor(_ picture: Bitmap)
}

/// Leads from the cat loader to the editor.
final class LoadCatRouter {
  typealias MakeEditor = (any Presenting, Bitmap) -> any Scene

  weak var host: (any Presenting)?

  private let makeEditor: MakeEditor

  init(makeEditor: @escaping MakeEditor) {
    self.makeEditor = makeEditor
  }
}

extension LoadCatRouter: LoadCatRouterProtocol {
  func presentEditor(_ picture: Bitmap) {
    guard let host else { return }
    host.present(makeEditor(host, picture))
  }
}
