import Shared
import TerminalUI

/// Leads from the list to the form.
final class TodoListRouter: TodoListRouterInput {
  weak var view: (any Presenting)?

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func showForm(for subject: TodoFormSubject, output: any TodoFormModuleOutput) {
    guard let view else { return }
    view.present(
      TodoFormAssembly.makeModule(
        for: subject, in: environment, presentedBy: view, output: output))
  }
}
