import Shared
import TerminalUI

/// Assembles the list: the one place that names all of its parts.
enum TodoListBuilder {
  static func build(in environment: TodosEnvironment) -> any Scene {
    let viewModel = TodoListViewModel()
    let interactor = TodoListInteractor(
      store: environment.store, clock: environment.clock, calendar: environment.calendar)
    let router = TodoListRouter { request, host, output in
      TodoFormBuilder.build(in: environment, request: request, host: host, output: output)
    }
    let presenter = TodoListPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = TodoListView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    router.host = view
    return view
  }
}
