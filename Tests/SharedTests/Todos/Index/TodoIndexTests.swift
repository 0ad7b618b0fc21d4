import Foundation
import SeededNumbers
import Testing

@testable import Shared

@Suite("Todo index")
struct TodoIndexTests {
  /// Compared with a plain array over many changes of all kinds; older copies stay unchanged.
  @Test(arguments: UInt64(1)...8)
  func `A changed index is what an array would be`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected: [TodoItem.ID: TodoItem] = [:]
    var index = TodoIndex()
    var kept: [(index: TodoIndex, todos: [TodoItem])] = []
    var lastID: Int64 = 0
    for step in 0..<2_000 {
      let change = self.change(of: expected, lastID: &lastID, &random)
      index.apply(change)
      switch change {
      case .saved(let todos): for todo in todos { expected[todo.id] = todo }
      case .deleted(let ids): for id in ids { expected[id] = nil }
      case .outside: break
      }
      guard step % 100 == 99 else { continue }
      let todos = expected.values.sorted()
      #expect(Array(index) == todos)
      #expect(index.count == todos.count)
      #expect(index.doneCount == todos.count(where: \.isDone))
      #expect(index.activeCount == todos.count { !$0.isDone })
      #expect(todos.allSatisfy { index[$0.id] == $0 })
      #expect(index[TodoItem.ID(rawValue: lastID + 1)] == nil)
      kept.append((index, todos))
    }
    for (index, todos) in kept { #expect(Array(index) == todos) }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 1_024, 1_025, 40_000])
  func `It takes todos of any number in any order`(count: Int) {
    let todos = (0..<count).map { todo(Int64($0 + 1), due: day($0 * 7 % 100)) }
    let sorted = todos.sorted()
    #expect(Array(TodoIndex(todos)) == sorted)
    #expect(Array(TodoIndex(sorted)) == sorted)
    #expect(TodoIndex(todos).last == sorted.last)
  }

  @Test func `Many are deleted at once`() {
    let todos = (1...3_000).map { todo($0, due: day(Int($0) % 10), isDone: $0 % 3 == 0) }
    var index = TodoIndex(todos)
    index.apply(.deleted(todos.filter(\.isDone).map(\.id)))
    #expect(Array(index) == todos.filter { !$0.isDone }.sorted())
    #expect(index.doneCount == 0)
    #expect(index[TodoItem.ID(rawValue: 3)] == nil)
  }

  @Test func `What is gone or nameless changes nothing`() {
    let todos = [todo(1, due: day(1)), todo(2, due: day(2))]
    var index = TodoIndex(todos)
    index.apply(.deleted([TodoItem.ID(rawValue: 3)]))
    index.apply(.outside)
    #expect(Array(index) == todos)
  }

  @Test func `Indices are equal when their todos are`() {
    let todos = (1...200).map { todo($0, due: day(Int($0))) }
    let index = TodoIndex(todos)
    var other = TodoIndex(Array(todos.dropLast()))
    #expect(index != other)
    other.apply(.saved([todos[199]]))
    #expect(index == other)
    var marked = todos[100]
    marked.isDone = true
    other.apply(.saved([marked]))
    #expect(index != other)
    other.apply(.saved([todos[100]]))
    #expect(index == other)
  }

  /// A screen that shows one spelling has to be redrawn for the other.
  @Test func `Another spelling of a title is another todo`() {
    #expect(
      TodoIndex([todo(1, titled: "Caf\u{E9}", due: day(1))])
        != TodoIndex([todo(1, titled: "Cafe\u{301}", due: day(1))]))
  }

  /// Additions, marks, moves to other days, and deletions.
  private func change(
    of todos: [TodoItem.ID: TodoItem], lastID: inout Int64, _ random: inout SeededGenerator
  ) -> TodoChange {
    let ids = todos.keys.sorted { $0.rawValue < $1.rawValue }
    guard let id = ids.randomElement(using: &random), var changed = todos[id],
      random.next() % 5 > 1
    else {
      lastID += 1
      return .saved([todo(lastID, due: day(Int(random.next() % 40)))])
    }
    switch random.next() % 4 {
    case 0: changed.isDone.toggle()
    case 1: changed.due = day(Int(random.next() % 40))
    case 2: changed.title += "!"
    default: return .deleted([id, TodoItem.ID(rawValue: -1)])
    }
    return .saved([changed])
  }
}
