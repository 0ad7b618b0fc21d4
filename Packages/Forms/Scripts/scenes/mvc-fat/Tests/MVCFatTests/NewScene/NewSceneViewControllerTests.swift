import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// Tested through keys and screens, because nothing else is accessible.
@Suite("The controller of NewScene")
struct NewSceneViewControllerTests {
  private let store: FailingStore
  private let delegate = RecordingNewSceneViewControllerDelegate()
  private let controller: NewSceneViewController

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    controller = NewSceneViewController(store: store)
    controller.delegate = delegate
  }

  @Test func `It shows the number left from the start`() {
    #expect(
      controller.screen
        == Screen(
          title: "NewScene", content: [.text("1 todo left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    try store.add("2026-11-22 C")
    #expect(controller.screen.content == [.text("2 todos left")])
  }

  @Test func `A failed first load says why and shows no number`() {
    store.fail(.load)
    let controller = NewSceneViewController(store: store)
    #expect(
      controller.screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    #expect(controller.screen.content == [.text("")])
  }

  @Test func `A reload shows what a failed load missed`() throws {
    store.fail(.load)
    try store.add("2026-11-22 C")
    #expect(controller.screen.alert?.message == "Couldn't load the todos.")
    controller.answerAlert(false)
    #expect(controller.screen.alert == nil)
    #expect(controller.screen.content == [.text("1 todo left")])
    store.fail()
    controller.press("r")
    #expect(controller.screen.alert == nil)
    #expect(controller.screen.content == [.text("2 todos left")])
  }

  @Test(arguments: [.enter, .escape] as [Key])
  func `Enter and escape close it`(_ key: Key) {
    controller.press(key)
    #expect(delegate.closed == 1)
  }

  @Test func `A key without a meaning does nothing`() {
    let before = controller.screen
    controller.press("z")
    #expect(controller.screen == before)
    #expect(delegate.closed == 0)
  }

  @Test func `It reports every change`() {
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.press("r")
    #expect(changes == 1)
    store.fail(.load)
    controller.press("r")
    #expect(changes == 2)
    controller.answerAlert(false)
    #expect(changes == 3)
  }

  @Test func `The store doesn't keep it, and it keeps no delegate`() throws {
    weak var released: NewSceneViewController?
    weak var releasedDelegate: RecordingNewSceneViewControllerDelegate?
    do {
      let controller = NewSceneViewController(store: store)
      do {
        let delegate = RecordingNewSceneViewControllerDelegate()
        controller.delegate = delegate
        releasedDelegate = delegate
      }
      #expect(releasedDelegate == nil)
      released = controller
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}
