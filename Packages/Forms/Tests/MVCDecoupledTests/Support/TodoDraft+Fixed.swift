import Shared
import TestSupport

extension TodoDraft {
  static let new = TodoDraft(today: .fixed)

  static func editing(_ todo: TodoItem) -> TodoDraft {
    TodoDraft(editing: todo, today: .fixed)
  }
}
