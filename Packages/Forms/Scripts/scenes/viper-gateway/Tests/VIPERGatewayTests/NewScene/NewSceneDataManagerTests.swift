import Foundation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The data manager of NewScene")
struct NewSceneDataManagerTests {
  private let store: FailingStore
  private let data: StandardNewSceneDataManager

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    data = StandardNewSceneDataManager(store: store)
  }

  @Test func `Records become an entity, which is plain data`() throws {
    let entity = try data.load()
    #expect(entity == NewSceneEntity(left: 1))
    let encoded = try JSONEncoder().encode(entity)
    #expect(try JSONDecoder().decode(NewSceneEntity.self, from: encoded) == entity)
  }

  @Test func `A change is reported at once, whoever made it`() throws {
    var changes = 0
    data.onChange = { changes += 1 }
    try store.add("2026-11-22 C")
    #expect(changes == 1)
  }

  @Test func `What can't be loaded says why, in its own error`() {
    store.fail(.load)
    #expect(throws: DataFailure(description: FailingStore.reason)) { try data.load() }
  }

  @Test func `The store doesn't retain it`() throws {
    weak var released: StandardNewSceneDataManager?
    do {
      let data = StandardNewSceneDataManager(store: store)
      released = data
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}
