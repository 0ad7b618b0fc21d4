import TerminalUI

/// Leads from the list to the form and back.
final class TodoListRouter {
  typealias MakeForm = (TodoFormRequest?, any TodoFormModuleOutput) -> any Scene

  weak var output: (any TodoListRouterOutput)?
  weak var host: (any Presenting)?

  private let makeForm: MakeForm

  init(makeForm: @escaping MakeForm) {
    self.makeForm = makeForm
  }
}

extension TodoListRouter: TodoListRouterProtocol {
  func presentForm(_ request: TodoFormRequest?) {
    host?.present(makeForm(request, self))
  }
}

extension TodoListRouter: TodoFormModuleOutput {
  func todoFormSaved(_ id: Int64) {
    host?.dismiss()
    output?.todoFormSaved(id)
  }

  func todoFormCancelled() {
    host?.dismiss()
  }
}

extension TodoListRouter: BaseRouter {
  var forPresenter: any TodoListRouterProtocol { self }

  func connect(to view: some Scene, _ presenter: some AnyObject) throws(AssemblyError) {
    host = try checked(view, as: (any Presenting).self)
    output = try checked(presenter, as: (any TodoListRouterOutput).self)
  }
}
