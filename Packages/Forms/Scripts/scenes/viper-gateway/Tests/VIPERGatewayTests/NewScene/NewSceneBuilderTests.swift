import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

/// Tests the whole scene through keys and screens.
@Suite("The builder of NewScene")
struct NewSceneBuilderTests {
  private let store: FailingStore
  private let host = RecordingHost()

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
    host.present(scene)
    scene.press(.escape)
    #expect(host.presented == nil)
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
    let scene = NewSceneBuilder.build(store: store, host: host)
    scene.appeared()
    return scene
  }
}
