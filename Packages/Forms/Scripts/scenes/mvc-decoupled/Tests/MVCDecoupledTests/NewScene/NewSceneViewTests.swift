import TerminalUI
import Testing

@testable import MVCDecoupled

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let delegate = RecordingNewSceneViewDelegate()
  private let view = NewSceneView()

  init() {
    view.delegate = delegate
  }

  @Test func `It draws the number it was given`() {
    #expect(view.screen.content == [.text("")])
    view.left = "2 todos left"
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key is one call`() {
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(delegate.calls == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.left = ""
    #expect(changes == 1)
  }

  @Test func `It holds its controller weakly`() {
    var delegate: RecordingNewSceneViewDelegate? = RecordingNewSceneViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }
}
