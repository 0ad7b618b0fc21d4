import TerminalUI

/// Leads from the list to the form.
final class TodoListRouter {
  typealias MakeForm = (
    TodoFormRequest?, _ host: any Presenting, any TodoFormModuleOutput
  ) -> any Scene

  weak var host: (any Presenting)?

  private let makeForm: MakeForm

  init(makeForm: @escaping MakeForm) {
    self.makeForm = makeForm
  }
}

extension TodoListRouter: TodoListRouterProtocol {
  func presentForm(_ request: TodoFormRequest?, output: any TodoFormModuleOutput) {
    guard let host else { return }
    host.present(makeForm(request, host, output))
  }
}

extension TodoListRouter: BaseRouter {
  var forPresenter: any TodoListRouterProtocol { self }

  func connect(to view: some Scene) throws(AssemblyError) {
    host = try checked(view, as: (any Presenting).self)
  }
}
