import Presentation
import TerminalUI
import Testing

@testable import VIPERTodo

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let presenter = RecordingNewScenePresenter()
  private let view: NewSceneView

  init() {
    view = NewSceneView(presenter: presenter)
  }

  @Test func `It reports when it appears`() {
    #expect(presenter.calls == [])
    view.appeared()
    #expect(presenter.calls == [.appeared])
  }

  @Test func `It draws the number it was given`() {
    #expect(view.screen.content == [.text("")])
    view.showLeft("2 todos left")
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
    #expect(presenter.calls == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A notice is shown with its reason until the presenter dismisses it`() {
    view.showNotice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    #expect(view.screen.alert != nil)
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showLeft("")
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 3)
  }
}
