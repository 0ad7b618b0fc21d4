/// Leads back from the form to whoever showed it.
final class TodoFormRouter {
  private weak var output: (any TodoFormModuleOutput)?

  init(output: any TodoFormModuleOutput) {
    self.output = output
  }
}

extension TodoFormRouter: TodoFormRouterProtocol {
  func closeSaved(_ id: Int64) {
    output?.todoFormSaved(id)
  }

  func closeCancelled() {
    output?.todoFormCancelled()
  }
}
