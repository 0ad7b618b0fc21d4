import Foundation
import Shared
import Testing

@Suite("Todo listing")
struct TodoListingTests {
  private let todos = [
    todo(1, due: day(1)), todo(2, due: day(2), isDone: true), todo(3, due: day(3)),
    todo(4, due: day(4), isDone: true), todo(5, due: day(5)),
  ]

  private func id(_ number: Int64) -> TodoItem.ID { TodoItem.ID(rawValue: number) }

  private func listing(_ filter: TodoFilter, without gone: Int64...) -> TodoListing {
    TodoListing(
      TodoIndex(todos.filter { !gone.contains($0.id.rawValue) }), filter: filter)
  }

  @Test(
    arguments: [
      (.all, [1, 2, 3, 4, 5]), (.active, [1, 3, 5]), (.done, [2, 4]),
    ] as [(TodoFilter, [Int64])])
  func `A filter lists its todos row by row`(filter: TodoFilter, ids: [Int64]) {
    let listing = listing(filter)
    #expect(listing.map(\.id.rawValue) == ids)
    #expect(listing.count == ids.count)
    #expect(todos.map { listing.row(of: $0.id) } == (1...5).map { ids.firstIndex(of: $0) })
    #expect(listing.row(of: TodoItem.ID(rawValue: 9)) == nil)
  }

  @Test func `The next below is the nearest that is still listed`() {
    let id = TodoItem.ID(rawValue: 2)
    #expect(listing(.all).next(below: id, in: listing(.all, without: 2))?.rawValue == 3)
    #expect(listing(.all).next(below: id, in: listing(.all, without: 2, 3))?.rawValue == 4)
    #expect(listing(.all).next(below: id, in: listing(.all, without: 2, 3, 4, 5)) == nil)
    #expect(listing(.all).next(below: id, in: listing(.active))?.rawValue == 3)
    #expect(listing(.done).next(below: id, in: listing(.active)) == nil)
    #expect(listing(.active).next(below: id, in: listing(.all)) == nil)
  }

  @Test func `The selection stays, moves to what took its place, or to the last`() {
    let before = listing(.all)
    #expect(before.selection(nil, after: TodoListing()) == id(1))
    #expect(listing(.all, without: 1).selection(id(2), after: before) == id(2))
    #expect(listing(.all, without: 2).selection(id(2), after: before) == id(3))
    #expect(listing(.all, without: 4, 5).selection(id(4), after: before) == id(3))
    #expect(TodoListing().selection(id(2), after: before) == nil)
    let ids = TodoListing.IDs(listing(.all, without: 2))
    #expect(ids.selection(id(2), after: TodoListing.IDs(before)) == id(3))
    #expect(ids.row(of: id(3)) == 1)
  }

  @Test(arguments: [(-9, 1), (-1, 1), (0, 3), (1, 5), (9, 5)] as [(Int, Int64)])
  func `The selection moves among listed rows, not beyond the first and the last`(
    by rows: Int, to target: Int64
  ) {
    let active = listing(.active)
    #expect(active.selection(id(3), movedBy: rows) == id(target))
    #expect(TodoListing.IDs(active).selection(id(3), movedBy: rows) == id(target))
    #expect(active.selection(id(2), movedBy: rows) == nil)
    #expect(active.selection(nil, movedBy: rows) == nil)
  }

  @Test func `What is done is known by its ids`() {
    #expect(TodoIndex(todos).doneIDs.map(\.rawValue) == [2, 4])
  }

  /// Not the same as only switching to the opposite filter: the todos change too.
  @Test func `A todo that was marked meanwhile is found under the opposite filter`() {
    var changed = TodoIndex(todos)
    var last = todos[4]
    last.isDone = true
    changed.apply(.saved([last]))
    let next = listing(.active).next(below: todos[0].id, in: TodoListing(changed, filter: .done))
    #expect(next == last.id)
  }

  @Test func `Rows are made only when they are asked for`() {
    let made = Counter()
    let list = LazyList(count: 1_000_000) { row in
      made.increment()
      return row
    }
    .mapped { -$0 }
    #expect(list.count == 1_000_000)
    #expect(list[7] == -7)
    #expect(list.last == -999_999)
    #expect(made.count == 2)
  }
}
