import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The logic of NewScene")
struct StandardNewSceneLogicTests {
  private let store: FailingStore
  private let logic: StandardNewSceneLogic

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    logic = StandardNewSceneLogic(store: store)
  }

  @Test func `A load counts what is left`() throws {
    #expect(try logic.load() == 1)
  }

  @Test func `A change is reported at once, whoever made it`() throws {
    var loaded: [Int?] = []
    logic.onChange = { [unowned logic] in loaded.append(try? logic.load()) }
    try store.add("2026-11-22 C")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(loaded == [2, 1])
  }

  @Test func `A failed load says why`() {
    store.fail(.load)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.load() }
  }

  @Test func `The store doesn't retain it`() throws {
    weak var released: StandardNewSceneLogic?
    do {
      let logic = StandardNewSceneLogic(store: store)
      released = logic
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}
