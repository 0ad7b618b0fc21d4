import Shared
import TerminalUI

/// Assembles the cat loader: the one place that names all of its parts.
enum LoadCatBuilder {
  static func build(in environment: CatsEnvironment) -> any Scene {
    let viewModel = LoadCatViewModel()
    let interactor = LoadCatInteractor(provider: environment.provider)
    let router = LoadCatRouter { picture, host in
      EditCatBuilder.build(in: environment, picture: picture, host: host)
    }
    let presenter = LoadCatPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = LoadCatView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    router.host = view
    return view
  }
}
