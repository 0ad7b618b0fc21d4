import Presentation
import TerminalUI
import Testing

@testable import VIPERRoutes

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let presenter = RecordingNewScenePresenter()
  private let view: NewSceneView

  init() {
    view = NewSceneView(presenter: presenter)
  }

  @Test func `It draws what is left as it pulls it`() {
    #expect(view.screen.content == [.text("")])
    presenter.left = "2 todos left"
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `It reports when it appears, and every key is one call`() {
    view.appeared()
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(presenter.calls == [.appeared, .reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A failure is shown, and that it was read is handed on`() {
    presenter.alert = .notice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.dataChanged()
    #expect(changes == 1)
  }
}
