import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVPTodo

/// Tests the whole scene through keys and screens.
@Suite("NewScene")
struct NewSceneTests {
  private let store: FailingStore
  private let delegate = RecordingNewScenePresenterDelegate()

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
    #expect(delegate.closed == 1)
  }

  @Test func `Nothing is left in memory when it goes`() throws {
    weak var released: (any Scene)?
    do {
      let scene = scene()
      scene.press("r")
      released = scene
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }

  private func scene() -> any Scene {
    let presenter = NewScenePresenter(store: store)
    presenter.delegate = delegate
    return NewSceneView(presenter: presenter)
  }
}
