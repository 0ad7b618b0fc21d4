import TerminalUI

/// Leads from the list to the form and back.
final class TodoListRouter {
  weak var output: (any TodoListRouterOutput)?
  weak var host: (any Presenting)?

  private let root: RootRoute

  init(root: RootRoute) {
    self.root = root
  }
}

extension TodoListRouter: TodoListRouterProtocol {
  func presentForm(_ request: TodoFormRequest) {
    root.present(TodosRoute.form, over: host) { $0.scene(for: request, output: self) }
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
