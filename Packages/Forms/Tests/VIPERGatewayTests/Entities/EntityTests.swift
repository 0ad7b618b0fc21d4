import Foundation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The entities")
struct EntityTests {
  @Test func `A todo is plain data, its day as ISO 8601 writes it`() throws {
    let text = #"{"due":"2026-11-21","id":1,"isDone":true,"title":"A"}"#
    let todo = TodoEntity(id: 1, title: "A", due: .fixed, isDone: true)
    #expect(try encoded(todo) == text)
    #expect(try decoded(text) == todo)
  }

  @Test(arguments: [nil, 1] as [TodoItem.ID?])
  func `So is a draft`(id: TodoItem.ID?) throws {
    let draft = TodoDraftEntity(id: id, title: "A", due: .fixed(plus: 1), earliest: .fixed)
    #expect(try decoded(encoded(draft)) == draft)
  }

  @Test(arguments: [nil, ContinuousClock.now] as [ContinuousClock.Instant?])
  func `So is a cat`(deadline: ContinuousClock.Instant?) throws {
    let cat = CatEntity(address: "cat:1", deadline: deadline)
    #expect(try decoded(encoded(cat)) == cat)
  }

  @Test func `An invalid day is refused by its name`() {
    let text = #"{"due":"2026-11-31","id":1,"isDone":true,"title":"A"}"#
    let error = #expect(throws: DecodingError.self) { try decoded(text) as TodoEntity }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "“2026-11-31” is no day; one is written 2026-11-21.")
  }

  @Test func `A draft changes by becoming another one`() {
    let draft = TodoDraftEntity(today: .fixed)
    #expect(draft.titled("A").title == "A")
    #expect(draft.due(days: 8, laterIn: .fixed).due == .fixed(plus: 8))
    #expect(draft == TodoDraftEntity(id: nil, title: "", due: .fixed, earliest: .fixed))
  }

  @Test func `A new todo can't be due before today`() {
    let draft = TodoDraftEntity(today: .fixed)
    #expect(draft.due(days: -1, laterIn: .fixed).due == .fixed)
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() {
    let draft = TodoDraftEntity(
      editing: 1, title: "A", due: .fixed(plus: -1), today: .fixed)
    #expect(draft.due(days: -1, laterIn: .fixed).due == .fixed(plus: -1))
    #expect(draft.due(days: 7, laterIn: .fixed).due == .fixed(plus: 6))
  }

  @Test func `A todo that isn't due yet can't become overdue`() {
    let draft = TodoDraftEntity(editing: 1, title: "A", due: .fixed(plus: 2), today: .fixed)
    #expect(draft.due(days: -7, laterIn: .fixed).due == .fixed)
  }

  private func encoded(_ entity: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(entity), as: UTF8.self)
  }

  private func decoded<Entity: Decodable>(_ text: String) throws -> Entity {
    try JSONDecoder().decode(Entity.self, from: Data(text.utf8))
  }
}
