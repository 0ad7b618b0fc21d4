import Shared
import TerminalUI

/// Puts the editor's module together; its view owns the rest.
enum EditCatAssembly {
  static func makeModule(
    for picture: Bitmap, in environment: AppEnvironment,
    presentedBy presentingView: any Presenting
  ) -> any Scene {
    let interactor = EditCatInteractor(
      original: picture, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    let router = EditCatRouter(presentingView: presentingView)
    let presenter = EditCatPresenter(interactor: interactor, router: router)
    let view = EditCatView(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
