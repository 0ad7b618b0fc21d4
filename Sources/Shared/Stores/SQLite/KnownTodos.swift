/// What a connection knows of its file.
struct KnownTodos {
  var todos: TodoIndex
  /// What SQLite said of other connections' changes before the todos were read.
  let foreignChanges: Int64?
}
