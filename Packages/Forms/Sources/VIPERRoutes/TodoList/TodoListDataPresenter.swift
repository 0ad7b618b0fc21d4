import Presentation
import Shared

/// Turns the data of the list's presenter into text whenever the view asks for it.
final class TodoListDataPresenter {
  weak var superPresenter: (any TodoListSuperPresenter)?

  private let formatter = TodoListFormatter()

  private var listed: TodoListResponse? { superPresenter?.listed }
}

/// Before the first load nothing is known, so nothing is claimed.
extension TodoListDataPresenter: TodoListDataSource {
  var summary: String {
    guard let listed else { return "" }
    return formatter.summary(active: listed.activeCount, done: listed.doneIDs.count)
  }

  var filter: String {
    listed.map { formatter.filter($0.filter) } ?? ""
  }

  var placeholder: String? {
    guard let listed else { return "" }
    return listed.sections.isEmpty ? formatter.placeholder(for: listed.filter) : nil
  }

  var sections: [TodoListSection] {
    listed?.sections.map(section) ?? []
  }

  private func section(_ section: TodoListResponse.Section) -> TodoListSection {
    TodoListSection(
      title: formatter.title(of: section.kind),
      rows: section.todos.mapped { [formatter] todo in
        formatter.row(titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
      })
  }

  var selection: Int? { superPresenter?.selection }

  var canUseSelected: Bool { selection != nil }

  var canClearDone: Bool { listed.map { !$0.doneIDs.isEmpty } ?? false }

  var alert: SceneAlert? {
    switch superPresenter?.alert {
    case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): .question(formatter.clearQuestion(ids.count))
    case .loadFailed(let reason): .notice(Notice(formatter.loadFailure, reason: reason))
    case .saveFailed(let reason): .notice(Notice(formatter.saveFailure, reason: reason))
    case .deleteFailed(let reason): .notice(Notice(formatter.deleteFailure, reason: reason))
    case nil: nil
    }
  }
}
