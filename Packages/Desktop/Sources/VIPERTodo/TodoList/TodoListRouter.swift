import DesktopUI

/// Leads from the list to the form.
final class TodoListRouter {
  typealias MakeForm = (
    TodoFormRequest?, _ host: Scene, any TodoFormModuleOutput
  ) -> Scene

  weak var host: Scene?

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
