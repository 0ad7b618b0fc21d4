import Foundation
import Shared
import Testing

/// The behaviour that all stores share.
@Suite("What every store promises")
struct TodoStoreContractTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `A new store is empty`(kind: StoreKind) throws {
    #expect(try kind.make(in: folder).todos().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `What is added is there undone`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let milk = try store.add("Milk", due: "2026-11-21", at: 7)
    #expect(milk.title == "Milk")
    #expect(milk.due == "2026-11-21")
    #expect(!milk.isDone)
    #expect(milk.created == Date(timeIntervalSinceReferenceDate: 7))
    #expect(try Array(store.todos()) == [milk])
  }

  @Test(arguments: StoreKind.allCases)
  func `Todos are listed by due day, then creation, then ID`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    try store.add("fifth", due: "2027-01-01", at: 0)
    try store.add("second", due: "2026-11-21", at: 1.5)
    try store.add("fourth", due: "2026-12-31", at: -5)
    try store.add("first", due: "2026-11-21", at: 1.25)
    try store.add("third", due: "2026-11-21", at: 1.5)
    let todos = try store.todos()
    #expect(todos.map(\.title) == ["first", "second", "third", "fourth", "fifth"])
    #expect(Array(todos) == todos.sorted())
  }

  @Test(arguments: StoreKind.allCases)
  func `An edit changes title and due and nothing else`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    var milk = try store.add("Milk", due: "2026-11-21", at: 7)
    let bread = try store.add("Bread", due: "2026-11-22", at: 8)
    try store.setDone(true, milk.id)
    try store.edit(milk.id, title: "Oat milk", due: "2026-11-23")
    milk.title = "Oat milk"
    milk.due = "2026-11-23"
    milk.isDone = true
    #expect(try Array(store.todos()) == [bread, milk])
  }

  @Test(arguments: StoreKind.allCases)
  func `A todo is marked done and undone`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let milk = try store.add("Milk")
    try store.add("Bread")
    try store.setDone(true, milk.id)
    #expect(try store.rows() == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
    try store.setDone(true, milk.id)
    #expect(try store.rows() == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
    try store.setDone(false, milk.id)
    #expect(try store.rows() == ["[ ] Milk 2026-11-21", "[ ] Bread 2026-11-21"])
  }

  @Test(arguments: StoreKind.allCases)
  func `A todo that is gone cannot be changed but deleted`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let milk = try store.add("Milk")
    try store.delete(milk.id)
    try store.delete(milk.id)
    #expect(throws: TodoStoreError.missingTodo(milk.id)) {
      try store.edit(milk.id, title: "Oat milk", due: "2026-11-23")
    }
    #expect(throws: TodoStoreError.missingTodo(milk.id)) { try store.setDone(true, milk.id) }
    #expect(try store.todos().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `No ID is given twice`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let milk = try store.add("Milk")
    try store.delete(milk.id)
    let bread = try store.add("Bread")
    try store.setDone(true, bread.id)
    try store.deleteDone(among: [bread.id])
    #expect(try store.add("Eggs").id.rawValue > bread.id.rawValue)
    #expect(bread.id.rawValue > milk.id.rawValue)
  }

  @Test(arguments: StoreKind.allCases)
  func `Only done ones among those named are cleared`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let ids = try ["a", "b", "c", "d"].map { try store.add($0).id }
    try store.setDone(true, ids[0])
    try store.setDone(true, ids[2])
    try store.setDone(true, ids[3])
    let unknown = TodoItem.ID(rawValue: 4711)
    try store.deleteDone(among: [ids[0], ids[1], ids[2], ids[0], unknown])
    #expect(try store.rows() == ["[ ] b 2026-11-21", "[x] d 2026-11-21"])
    try store.deleteDone(among: [])
    #expect(try store.todos().count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `Thousands are cleared at once`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    for number in 0..<2000 { try store.add("\(number)") }
    let ids = try store.todos().map(\.id)
    for id in ids.dropLast(1) { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(try store.rows() == ["[ ] 1999 2026-11-21"])
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      "", "a\0b\0", "Caf\u{E9}", "Cafe\u{301}", "\u{1B}[31m\u{7}\u{9B}", "'; DROP TABLE todos; --",
      "\u{202E}abc", "👩‍👩‍👧‍👦", "\u{FEFF}x", "line\nline", String(repeating: "long", count: 5000),
    ])
  func `A title keeps its bytes`(kind: StoreKind, title: String) throws {
    let store = try kind.make(in: folder)
    let todo = try store.add(title)
    #expect(Array(todo.title.utf8) == Array(title.utf8))
    #expect(try store.todos().map { Array($0.title.utf8) } == [Array(title.utf8)])
    try store.edit(todo.id, title: title + "!", due: todo.due)
    #expect(try store.todos().map { Array($0.title.utf8) } == [Array((title + "!").utf8)])
  }

  @Test(arguments: StoreKind.allCases)
  func `Another spelling of a title is a change`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let todo = try store.add("Caf\u{E9}")
    try store.edit(todo.id, title: "Cafe\u{301}", due: todo.due)
    #expect(try store.todos().map { Array($0.title.utf8) } == [Array("Cafe\u{301}".utf8)])
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      0, 1, 0.1, -0.1, 1.0 / 3, 817_459_200.123_456_7, -63_113_904_000, 1e15,
      .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, .infinity, -.infinity, 9_007_199_254_740_992,
    ])
  func `A creation instant is not rounded`(kind: StoreKind, seconds: Double) throws {
    let store = try kind.make(in: folder)
    try store.add("Milk", at: seconds)
    #expect(try store.todos().map(\.created.timeIntervalSinceReferenceDate) == [seconds])
  }

  @Test(arguments: StoreKind.allCases)
  func `Every day can be due`(kind: StoreKind) throws {
    let store = try kind.make(in: folder)
    let days: [CalendarDay] = ["0001-01-01", "0999-12-31", "2028-02-29", "9999-12-31"]
    for day in days.reversed() { try store.add("Milk", due: day) }
    #expect(try store.todos().map(\.due) == days)
  }

  @Test(arguments: StoreKind.allCases)
  func `Threads lose nothing`(kind: StoreKind) async throws {
    let store = try kind.make(in: folder)
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 { try store.add("\(writer) \(number)") }
        }
      }
      try await group.waitForAll()
    }
    let todos = try store.todos()
    #expect(Set(todos.map(\.title)).count == 200)
    #expect(Set(todos.map(\.id)).count == 200)
  }
}
