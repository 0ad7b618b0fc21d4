import Shared

/// A todo of the model.
nonisolated struct ModelTodo: Equatable, Sendable {
  let id: Int64
  var title: String
  var due: ModelDay
  var isDone = false
  /// In seconds since 1970.
  let created: Int

  func isBefore(_ other: ModelTodo) -> Bool {
    (due, created, id) < (other.due, other.created, other.id)
  }
}

/// The expected contents and results of a store.
nonisolated struct ModelStore: Sendable {
  /// The result of a change.
  enum Outcome {
    case failed(reason: String)
    /// There was nothing to change.
    case unchanged
    /// Observers are notified.
    case noticed
  }

  private(set) var todos: [ModelTodo] = []
  private(set) var lastID: Int64 = 0
  /// Another program made changes since the todos were last read.
  private(set) var isOutdated = false
  private var wasRead = false
  var failing: Set<StoreOperation> = []

  static let reason = SessionSetup.storeError.description

  /// All todos in listing order, or nil if loading fails.
  mutating func load() -> [ModelTodo]? {
    if failing.contains(.load) { return nil }
    isOutdated = false
    wasRead = true
    return todos
  }

  mutating func add(_ title: String, due: ModelDay, created: Int) -> Outcome {
    guard !failing.contains(.save) else { return .failed(reason: Self.reason) }
    insert(title, due: due, created: created)
    return .noticed
  }

  mutating func edit(_ id: Int64, title: String, due: ModelDay) -> Outcome {
    change(id) { todo in
      todo.title = title
      todo.due = due
    }
  }

  mutating func setDone(_ isDone: Bool, _ id: Int64) -> Outcome {
    change(id) { $0.isDone = isDone }
  }

  mutating func delete(_ ids: [Int64], onlyDone: Bool = false) -> Outcome {
    guard !failing.contains(.delete) else { return .failed(reason: Self.reason) }
    let count = todos.count
    todos.removeAll { ids.contains($0.id) && ($0.isDone || !onlyDone) }
    return todos.count < count || isOutdated ? .noticed : .unchanged
  }

  private mutating func change(_ id: Int64, _ body: (inout ModelTodo) -> Void) -> Outcome {
    guard !failing.contains(.save) else { return .failed(reason: Self.reason) }
    guard let place = todos.firstIndex(where: { $0.id == id }) else {
      return .failed(reason: TodoStoreError.missingTodo(.init(rawValue: id)).description)
    }
    return update(place, body) || isOutdated ? .noticed : .unchanged
  }
}

/// Changes by others.
nonisolated extension ModelStore {
  /// Makes a change as another user, and returns whether it changed anything.
  mutating func take(_ edit: Edit, now: Int) -> Bool {
    if case .add(let title, let due) = edit {
      insert(title, due: due, created: now)
      return true
    }
    guard canTake(edit) else { return false }
    switch edit {
    case .add: return false
    case .edit(let place, let title, let due):
      return update(place % todos.count) { todo in
        todo.title = title
        todo.due = due
      }
    case .mark(let place): return update(place % todos.count) { $0.isDone = true }
    case .unmark(let place): return update(place % todos.count) { $0.isDone = false }
    case .delete(let place):
      todos.remove(at: place % todos.count)
      return true
    }
  }

  mutating func outdate() { isOutdated = wasRead }

  /// Whether there is a todo that it can apply to.
  func canTake(_ edit: Edit) -> Bool {
    if case .add = edit { true } else { !todos.isEmpty }
  }

  private mutating func insert(_ title: String, due: ModelDay, created: Int) {
    lastID += 1
    todos.append(ModelTodo(id: lastID, title: title, due: due, created: created))
    todos.sort { $0.isBefore($1) }
  }

  /// Changes a todo, and returns whether it differs afterwards, byte for byte.
  private mutating func update(_ place: Int, _ body: (inout ModelTodo) -> Void) -> Bool {
    let before = todos[place]
    body(&todos[place])
    let isSame =
      todos[place] == before && todos[place].title.utf8.elementsEqual(before.title.utf8)
    todos.sort { $0.isBefore($1) }
    return !isSame
  }
}
