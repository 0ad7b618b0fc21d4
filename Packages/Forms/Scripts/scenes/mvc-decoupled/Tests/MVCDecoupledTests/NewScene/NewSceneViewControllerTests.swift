import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// The controller alone: its view and its logic are doubles.
@Suite("The controller of NewScene")
struct NewSceneViewControllerTests {
  private let view = RecordingNewSceneView()
  private let logic = RecordingNewSceneLogic()
  private let delegate = RecordingNewSceneViewControllerDelegate()
  private let controller: NewSceneViewController

  init() {
    controller = NewSceneViewController(view: view, logic: logic)
    controller.delegate = delegate
  }

  @Test func `It shows the number left from the start`() {
    #expect(logic.loads == 1)
    #expect(view.takeCommands() == [.left("1 todo left")])
  }

  @Test func `A change from elsewhere is shown at once`() {
    _ = view.takeCommands()
    logic.left = .success(2)
    logic.onChange()
    #expect(view.takeCommands() == [.left("2 todos left")])
  }

  @Test func `A failed load says why and shows no number`() {
    _ = view.takeCommands()
    logic.left = .failure(.diskFull(path: "todos"))
    controller.reloadPressed()
    #expect(logic.loads == 2)
    #expect(view.takeCommands() == [])
    #expect(
      controller.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    controller.answerAlert(false)
    #expect(controller.alert == nil)
  }

  @Test func `Closing notifies the delegate`() {
    controller.closePressed()
    #expect(delegate.closed == 1)
  }

  @Test func `It leaves to its view what the window asks for`() {
    _ = view.takeCommands()
    #expect(view.delegate === controller)
    #expect(controller.screen == view.screen)
    controller.press("f")
    #expect(view.takeCommands() == [.press("f")])
    var changes = 0
    controller.onChange = { changes += 1 }
    view.onChange()
    controller.onChange()
    #expect(changes == 2)
  }

  @Test func `Neither its view nor its logic keeps it, and it keeps no delegate`() {
    weak var released: NewSceneViewController?
    weak var releasedDelegate: RecordingNewSceneViewControllerDelegate?
    do {
      let controller = NewSceneViewController(view: view, logic: logic)
      do {
        let delegate = RecordingNewSceneViewControllerDelegate()
        controller.delegate = delegate
        releasedDelegate = delegate
      }
      #expect(releasedDelegate == nil)
      released = controller
    }
    #expect(released == nil)
    logic.onChange()
  }
}
