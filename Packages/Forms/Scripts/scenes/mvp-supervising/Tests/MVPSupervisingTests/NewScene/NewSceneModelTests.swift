import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The model of NewScene")
struct NewSceneModelTests {
  private let store: FailingStore
  private let model: NewSceneModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = NewSceneModel(store: store)
  }

  @Test func `Before the first load it has no number`() {
    #expect(model.left == nil)
    #expect(model.failure == nil)
  }

  @Test func `A load counts what is left, and is reported once`() {
    var told: [Int?] = []
    model.observe(by: model) { [unowned model] in told.append(model.left) }
    model.load()
    #expect(told == [1])
  }

  @Test func `A change from elsewhere is loaded and reported at once`() throws {
    var told: [Int?] = []
    model.observe(by: model) { [unowned model] in told.append(model.left) }
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(told == [0])
  }

  @Test func `After a load that failed it says why, and keeps what it had until one succeeds`() {
    model.load()
    store.fail(.load)
    model.load()
    #expect(model.failure == .diskFull(path: "todos"))
    #expect(model.left == 1)
    store.fail()
    model.load()
    #expect(model.failure == nil)
  }

  @Test func `The store doesn't retain it`() throws {
    weak var released: NewSceneModel?
    do {
      let model = NewSceneModel(store: store)
      model.load()
      released = model
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}
