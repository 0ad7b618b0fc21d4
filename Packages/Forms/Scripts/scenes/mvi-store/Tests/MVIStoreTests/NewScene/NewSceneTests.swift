import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIStore

/// Tests the whole scene through keys and screens.
@Suite("NewScene")
struct NewSceneTests {
  private let store: FailingStore

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
  }

  @Test func `Its parts work together`() throws {
    let parent = NewSceneParent(store: store)
    let scene: any Scene = try #require(parent.presented)
    var changes = 0
    scene.onChange = { changes += 1 }
    #expect(scene.screen.content == [.text("1 todo left")])
    try store.add("2026-11-22 C")
    #expect(scene.screen.content == [.text("2 todos left")])
    #expect(changes == 1)
    store.fail(.load)
    scene.press("r")
    #expect(scene.screen.alert?.message == "Couldn't load the todos.")
    scene.answerAlert(false)
    #expect(scene.screen.alert == nil)
    scene.press(.escape)
    #expect(parent.presented == nil)
    scene.press("r")
    #expect(parent.presented == nil)
  }

  @Test func `Nothing is left in memory when it goes`() throws {
    weak var released: NewSceneParent?
    weak var releasedScene: NewSceneView?
    do {
      let parent = NewSceneParent(store: store)
      parent.presented?.press("r")
      released = parent
      releasedScene = parent.presented
    }
    #expect(released == nil)
    #expect(releasedScene == nil)
    try store.add("2026-11-22 C")
  }
}
