import Foundation
import Shared
import Synchronization
import Testing

/// Several stores on one file.
@Suite("A file that is shared")
struct SharedFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
  }

  @Test func `Each sees the other's changes`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    let milk = try mine.add("Milk")
    #expect(try Array(yours.todos()) == [milk])
    try yours.setDone(true, milk.id)
    #expect(try mine.rows() == ["[x] Milk 2026-11-21"])
    try mine.delete(milk.id)
    #expect(throws: TodoStoreError.missingTodo(milk.id)) { try yours.setDone(false, milk.id) }
    #expect(try yours.todos().isEmpty)
    #expect(try yours.add("Bread").id != milk.id)
  }

  /// Otherwise a list would go on showing deleted todos.
  @Test func `A change that another has made already is noticed`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    let milk = try mine.add("Milk")
    let bread = try mine.add("Bread")
    let notices = Counter()
    let observation = mine.observe { _ in notices.increment() }

    _ = try mine.todos()
    try yours.setDone(true, milk.id)
    try mine.setDone(true, milk.id)
    #expect(notices.count == 1)

    _ = try mine.todos()
    try mine.setDone(true, milk.id)
    #expect(notices.count == 1)

    try yours.deleteDone(among: [milk.id])
    try mine.deleteDone(among: [milk.id])
    #expect(notices.count == 2)

    _ = try mine.todos()
    try yours.delete(bread.id)
    try mine.delete(bread.id)
    #expect(notices.count == 3)
    withExtendedLifetime(observation) {}
  }

  /// The read after the first notice may have failed.
  @Test func `It is noticed until the todos have been read`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    let milk = try mine.add("Milk")
    let changes = Mutex<[TodoChange]>([])
    let observation = mine.observe { change in changes.withLock { $0.append(change) } }
    try mine.setDone(false, milk.id)
    #expect(changes.withLock { $0 } == [])

    _ = try mine.todos()
    try yours.add("Bread")
    for _ in 0..<2 { try mine.setDone(true, milk.id) }
    #expect(changes.withLock { $0 } == [.outside, .outside])
    _ = try mine.todos()
    try mine.setDone(true, milk.id)
    #expect(changes.withLock { $0.count } == 2)
    withExtendedLifetime(observation) {}
  }

  /// For example when a list couldn't be loaded yet.
  @Test func `An observer that has read nothing isn't notified of changes by others`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let changes = Mutex<[TodoChange]>([])
    let observation = mine.observe { change in changes.withLock { $0.append(change) } }
    let milk = try SQLiteTodoStore(path: path).add("Milk")
    try mine.setDone(false, milk.id)
    #expect(changes.withLock { $0 } == [])
    let bread = try mine.add("Bread")
    #expect(changes.withLock { $0 } == [.saved([bread])])
    #expect(try mine.rows() == ["[ ] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
    withExtendedLifetime(observation) {}
  }

  /// The store's own change isn't the only one in that case.
  @Test func `A change after another program's names no todos`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    let changes = Mutex<[TodoChange]>([])
    let observation = mine.observe { change in changes.withLock { $0.append(change) } }
    let milk = try mine.add("Milk")
    _ = try mine.todos()
    try yours.add("Bread")
    try mine.setDone(true, milk.id)
    #expect(changes.withLock { $0 } == [.saved([milk]), .outside])
    #expect(try mine.rows() == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
    try mine.delete(milk.id)
    #expect(changes.withLock { $0.last } == .deleted([milk.id]))
    #expect(try mine.rows() == ["[ ] Bread 2026-11-21"])
    withExtendedLifetime(observation) {}
  }

  /// The list still shows the state before the damage.
  @Test func `A change after repaired damage names no todos`() throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    let milk = try mine.add("Milk")
    _ = try mine.todos()
    let other = try RawDatabase(path)
    try other.run("UPDATE todo_items SET title = 'Silk'")
    #expect(throws: TodoStoreError.damagedFile(path: path)) { try mine.todos() }
    try other.run("UPDATE todo_items SET title = 'Milk'")
    try yours.add("Bread")
    let changes = Mutex<[TodoChange]>([])
    let observation = mine.observe { change in changes.withLock { $0.append(change) } }
    try mine.setDone(true, milk.id)
    #expect(changes.withLock { $0 } == [.outside])
    #expect(try mine.rows() == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
    withExtendedLifetime(observation) {}
  }

  /// The cached todos are updated with each change instead of being read again.
  @Test func `What is known of a file is what is in it`() throws {
    let mine = try SQLiteTodoStore(path: path)
    _ = try mine.todos()
    for number in 0..<200 {
      let todo = try mine.add("\(number)", due: day(number * 7 % 30), at: Double(number % 5))
      if number % 3 == 0 { try mine.setDone(true, todo.id) }
      if number % 4 == 0 { try mine.edit(todo.id, title: "edited", due: day(number % 11)) }
      if number % 10 == 9 { try mine.delete(todo.id) }
    }
    try mine.deleteDone(among: mine.todos().prefix(50).map(\.id))
    #expect(try Array(mine.todos()) == Array(SQLiteTodoStore(path: path).todos()))
  }

  @Test func `One may close while the other goes on`() throws {
    let mine = try SQLiteTodoStore(path: path)
    try mine.add("Milk")
    _ = try SQLiteTodoStore(path: path)
    try mine.add("Bread")
    #expect(try SQLiteTodoStore(path: path).todos().count == 2)
    #expect(try mine.todos().count == 2)
  }

  /// Opening a file again mustn't drop the locks that this process holds on it.
  @Test func `A look at a file that is open leaves it locked`() async throws {
    let mine = try SQLiteTodoStore(path: path)
    try mine.add("Milk")
    _ = try SQLiteTodoStore(path: path)
    // Without the locks, this process would think that it is the last and delete the log.
    await #expect(processExitsWith: .success) { [path = path as String] in
      _ = try SQLiteTodoStore(path: path).todos()
    }
    #expect(try folder.contents().keys.contains("todos.sqlite-wal"))
    try mine.add("Bread")
    #expect(try SQLiteTodoStore(path: path).todos().count == 2)
  }

  /// A read gets the todos and their checksum from the same moment.
  @Test func `Who reads while another writes finds nothing damaged`() async throws {
    let mine = try SQLiteTodoStore(path: path)
    let yours = try SQLiteTodoStore(path: path)
    try await withThrowingTaskGroup { group in
      group.addTask { for number in 0..<300 { try yours.add("\(number)") } }
      group.addTask { while try mine.todos().count < 300 { try Task.checkCancellation() } }
      try await group.waitForAll()
    }
  }

  /// They also race to create the file.
  ///
  /// On a slow disk, one may wait so long that it is refused as busy; it tries again.
  @Test func `Four processes lose nothing`() async throws {
    await withTaskGroup { group in
      for writer in 1...4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, writer = writer as Int] in
            let store = try untilFree { try SQLiteTodoStore(path: path) }
            for number in 1...250 {
              _ = try untilFree { try store.add("\(writer) \(number)") }
            }
          }
        }
      }
    }
    let todos = try SQLiteTodoStore(path: path).todos()
    #expect(todos.count == 1000)
    #expect(Set(todos.map(\.title)).count == 1000)
    #expect(Set(todos.map(\.id)).count == 1000)
    #expect(try folder.contents().keys.sorted() == ["todos.sqlite"])
  }

  @Test func `Many may make the file at once`() async throws {
    for round in 0..<10 {
      let path = path + "\(round)"
      try await withThrowingTaskGroup { group in
        for writer in 0..<8 {
          group.addTask { try SQLiteTodoStore(path: path).add("\(writer)") }
        }
        try await group.waitForAll()
      }
      #expect(try SQLiteTodoStore(path: path).todos().count == 8)
    }
    #expect(try folder.contents().count == 10)
  }

  @Test func `A process that dies loses nothing that it stored`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = try SQLiteTodoStore(path: path)
      for number in 1...10 { try store.add("\(number)") }
      kill(getpid(), SIGKILL)
    }
    #expect(try SQLiteTodoStore(path: path).todos().count == 10)
  }
}

/// Does what a user does when another program is using the file: tries again, within reason.
private func untilFree<Value>(_ body: () throws -> Value) throws -> Value {
  for _ in 0..<100 {
    do { return try body() } catch TodoStoreError.busy { continue }
  }
  return try body()
}
