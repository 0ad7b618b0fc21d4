import Shared
import TerminalUI

/// Assembles the form: the one place that names all of its parts.
enum TodoFormBuilder {
  static func build(
    in environment: TodosEnvironment, request: TodoFormRequest?, host: any Presenting,
    output: any TodoFormModuleOutput
  ) -> any Scene {
    let viewModel = TodoFormViewModel()
    let interactor = TodoFormInteractor(
      store: environment.store, clock: environment.clock, calendar: environment.calendar,
      request: request)
    let router = TodoFormRouter(host: host)
    let presenter = TodoFormPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = TodoFormView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    presenter.output = output
    return view
  }
}
