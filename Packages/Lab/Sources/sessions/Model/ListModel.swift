/// The list of todos, according to section 2 of the specification.
nonisolated struct ListModel: Sendable {
  enum Filter: String, CaseIterable {
    case all = "All"
    case active = "Active"
    case done = "Done"

    func includes(_ todo: ModelTodo) -> Bool {
      switch self {
      case .all: true
      case .active: !todo.isDone
      case .done: todo.isDone
      }
    }
  }

  enum Alert {
    case deletion(Int64, title: String)
    case clearing([Int64])
    case failure(String, reason: String)
  }

  /// As of the last load, in listing order.
  private(set) var todos: [ModelTodo] = []
  /// As of the last load; nil before the first.
  private(set) var today: ModelDay?
  private(set) var filter = Filter.all
  private(set) var selected: Int64?
  var alert: Alert?

  var rows: [ModelTodo] { todos.filter(filter.includes) }

  var selectedTodo: ModelTodo? { todos.first { $0.id == selected } }

  var selectedRow: Int? { rows.firstIndex { $0.id == selected } }

  var doneIDs: [Int64] { todos.filter(\.isDone).map(\.id) }
}

nonisolated extension ListModel {
  mutating func show(_ todos: [ModelTodo], today: ModelDay) {
    self.today = today
    list(todos, filter)
  }

  mutating func nextFilter() {
    let all = Filter.allCases
    list(todos, all[((all.firstIndex(of: filter) ?? 0) + 1) % all.count])
  }

  mutating func moveSelection(by count: Int) {
    guard let row = selectedRow else { return }
    selected = rows[min(max(row + count, 0), rows.count - 1)].id
  }

  /// Selects a saved todo if the list has it, and changes the filter if necessary.
  mutating func select(_ id: Int64) {
    guard let todo = todos.first(where: { $0.id == id }) else { return }
    selected = id
    if !filter.includes(todo) { filter = .all }
  }

  /// Keeps the selection on its todo; if that is gone, selects the nearest following row that is
  /// still there, or the last one.
  private mutating func list(_ todos: [ModelTodo], _ filter: Filter) {
    let old = rows.map(\.id)
    self.todos = todos
    self.filter = filter
    let new = rows.map(\.id)
    guard let selected else { return selected = new.first }
    if new.contains(selected) { return }
    let after = old.drop { $0 != selected }
    self.selected = after.first { new.contains($0) } ?? new.last
  }
}
