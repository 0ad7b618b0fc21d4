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

  @Test("It draws what is left as it pulls it")
  func contents() {
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

  @Test("It says when it is ready, and every key is one call")
  func keys() {
    view.appeared()
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(presenter.calls == [.viewReady, .reloadPressed, .closePressed, .closePressed])
  }

  @Test("A failure is shown, and that it was read is handed on")
  func failure() {
    presenter.alert = .notice("Couldn't load the todos.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test("It says whenever it changed")
  func changes() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.dataChanged()
    #expect(changes == 1)
  }
}
