import Shared
import TerminalUI

/// Leads from the loader to the editor.
final class LoadCatRouter: LoadCatRouterInput {
  weak var view: (any Presenting)?

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func showEditor(for picture: Bitmap) {
    guard let view else { return }
    view.present(
      EditCatAssembly.makeModule(for: picture, in: environment, presentedBy: view))
  }
}
