import Shared
import TerminalUI

/// The list's router as its view model sees it.
protocol TodoListRouterProtocol: AnyObject {
  func presentForm(_ draft: TodoDraft, onSaved: @escaping (TodoItem.ID) -> Void)
}

/// Leads from the list to the form.
final class TodoListRouter {
  typealias MakeForm = (
    any Presenting, TodoDraft, _ onSaved: @escaping (TodoItem.ID) -> Void
  ) -> any Scene

  weak var host: (any Presenting)?

  private let makeForm: MakeForm

  init(makeForm: @escaping MakeForm) {
    self.makeForm = makeForm
  }
}

extension TodoListRouter: TodoListRouterProtocol {
  func presentForm(_ draft: TodoDraft, onSaved: @escaping (TodoItem.ID) -> Void) {
    guard let host else { return }
    host.present(makeForm(host, draft, onSaved))
  }
}
