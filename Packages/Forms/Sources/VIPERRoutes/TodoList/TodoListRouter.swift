import TerminalUI

/// Leads from the list to the form.
final class TodoListRouter {
  weak var host: (any Presenting)?

  private let root: RootRoute

  init(root: RootRoute) {
    self.root = root
  }
}

extension TodoListRouter: TodoListRouterProtocol {
  func presentForm(_ request: TodoFormRequest, output: any TodoFormModuleOutput) {
    guard let host else { return }
    root.present(TodosRoute.form, over: host) {
      $0.scene(for: request, host: host, output: output)
    }
  }
}
