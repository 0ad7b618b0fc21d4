import Shared
import TerminalUI

/// Puts the loader's module together; its view owns the rest.
enum LoadCatAssembly {
  static func makeModule(in environment: AppEnvironment) -> any Scene {
    let interactor = LoadCatInteractor(provider: environment.catProvider)
    let router = LoadCatRouter(environment: environment)
    let presenter = LoadCatPresenter(interactor: interactor, router: router)
    let view = LoadCatView(output: presenter)
    interactor.output = presenter
    router.view = view
    presenter.view = view
    return view
  }
}
