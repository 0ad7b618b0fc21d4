import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// Tests the whole scene through keys and screens.
@Suite("NewScene")
struct NewSceneTests {
  private let store: FailingStore
  private let end = RecordingEnd()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
  }

  @Test func `Its parts work together`() throws {
    let scene = scene()
    #expect(scene.screen.content == [.text("1 todo left")])
    try store.add("2026-11-22 C")
    #expect(scene.screen.content == [.text("2 todos left")])
    store.fail(.load)
    scene.press("r")
    #expect(scene.screen.alert?.message == "Couldn't load the todos.")
    scene.answerAlert(false)
    #expect(scene.screen.alert == nil)
    scene.press(.escape)
    #expect(end.ends == [.closed])
  }

  @Test func `Nothing is left in memory when it goes`() throws {
    weak var released: (any Scene)?
    do {
      let scene = scene()
      _ = scene.screen
      scene.press("r")
      released = scene
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }

  private func scene() -> any Scene {
    let model = TodosModel(store: store, clock: .fixed, calendar: .fixed)
    model.load()
    return NewSceneView(model: model, onClosed: end.closed)
  }
}
