import Presentation
import TerminalUI
import Testing

@testable import MVPPresentation

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let presenter = RecordingNewScenePresenter()
  private let view: NewSceneView

  init() {
    view = NewSceneView(presenter: presenter)
  }

  @Test func `It draws what is left as it is presented`() {
    presenter.presentation.left = "2 todos left"
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(presenter.calls == [.attached, .reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A notice is shown with its reason, and its dismissal is reported`() {
    presenter.presentation.notice = Notice("Couldn't load the todos.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.presentationChanged()
    #expect(changes == 1)
  }
}
