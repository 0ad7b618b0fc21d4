import Shared
import TerminalUI

/// Assembles the editor: the one place that names all of its parts.
enum EditCatBuilder {
  static func build(
    in environment: CatsEnvironment, picture: Bitmap, host: any Presenting
  ) -> any Scene {
    let viewModel = EditCatViewModel()
    let interactor = EditCatInteractor(
      processor: environment.processor, library: environment.library, picture: picture)
    let router = EditCatRouter(host: host)
    let presenter = EditCatPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = EditCatView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
