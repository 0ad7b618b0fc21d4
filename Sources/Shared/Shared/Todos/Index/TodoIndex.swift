/// All todos, in listing order and by id, as a value that changes are applied to.
///
/// Copying is free, and looking something up or applying a change costs about as much with
/// 100,000 todos as with 1,000: the cost grows with the logarithm of their number.
public struct TodoIndex: Sendable {
  private(set) var tree: SortedTree<TodoItem>
  private var places: SortedTree<TodoPlace>

  /// Takes todos in any order; sorted ones, as from a store, are faster.
  public init(_ todos: [TodoItem] = []) {
    let isSorted = zip(todos, todos.dropFirst()).allSatisfy { $0 < $1 }
    tree = SortedTree(sorted: isSorted ? todos : todos.sorted())
    places = SortedTree(sorted: todos.map(TodoPlace.init).sorted())
  }

  public var activeCount: Int { tree.count(of: .unmarked) }

  public var doneCount: Int { tree.count(of: .marked) }

  /// Those that are done, in listing order.
  public var doneIDs: [TodoItem.ID] { TodoListing(self, filter: .done).map(\.id) }

  /// The todo with an id, if it exists.
  public subscript(id: TodoItem.ID) -> TodoItem? {
    places.element(at: TodoPlace(id: id)).flatMap { tree.element(at: $0.todo) }
  }
}

extension TodoIndex: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { tree.count(of: .all) }

  public subscript(position: Int) -> TodoItem { tree.element(at: position, of: .all) }
}

extension TodoIndex: Equatable {
  /// Whether all todos are equal, their titles byte for byte; fast if most haven't changed.
  public static func == (left: Self, right: Self) -> Bool {
    left.tree.root.hasSameElements(as: right.tree.root) {
      $0 == $1 && $0.title.utf8.elementsEqual($1.title.utf8)
    }
  }
}

extension TodoIndex {
  /// From this number on, rebuilding everything is cheaper than deleting one by one.
  private static let manyTodos = 1_000

  /// Applies a change that a store reports; a change from outside names no todos and is ignored.
  public mutating func apply(_ change: TodoChange) {
    switch change {
    case .saved(let todos): for todo in todos { save(todo) }
    case .deleted(let ids) where ids.count > Self.manyTodos:
      let ids = Set(ids)
      self = TodoIndex(tree.elements.filter { !ids.contains($0.id) })
    case .deleted(let ids): for id in ids { delete(id) }
    case .outside: break
    }
  }

  private mutating func save(_ todo: TodoItem) {
    if let former = self[todo.id], former < todo || todo < former { tree.remove(former) }
    tree.insert(todo)
    places.insert(TodoPlace(todo))
  }

  private mutating func delete(_ id: TodoItem.ID) {
    guard let todo = self[id] else { return }
    tree.remove(todo)
    places.remove(TodoPlace(id: id))
  }
}

extension TodoItem: SortedTreeElement {
  var isMarked: Bool { isDone }
}
