import Shared
import TerminalUI

/// Assembles NewScene; no other type knows all of its parts.
enum NewSceneBuilder {
  static func build(
    in environment: TodosEnvironment, host: any Presenting
  ) -> any Scene {
    let viewModel = NewSceneViewModel()
    let interactor = NewSceneInteractor(store: environment.store)
    let router = NewSceneRouter(host: host)
    let presenter = NewScenePresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = NewSceneView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
