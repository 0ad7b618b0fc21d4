import Presentation
import TerminalUI
import Testing

@testable import VIPERObserved

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let presenter = RecordingNewScenePresenter()
  private let viewModel = NewSceneViewModel()
  private let view: NewSceneView

  init() {
    view = NewSceneView(presenter: presenter, viewModel: viewModel)
  }

  @Test func `It draws what is left as its view model has it`() {
    #expect(view.screen.content == [.text("")])
    viewModel.left = "2 todos left"
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

  @Test func `A notice is shown for as long as there is one`() {
    viewModel.notice = Notice("Couldn't load the todos.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    viewModel.notice = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It says once whenever it changed, and not when a key did nothing`() {
    var changes = 0
    view.onChange = { changes += 1 }
    _ = view.screen
    viewModel.left = "2 todos left"
    viewModel.left = "3 todos left"
    #expect(changes == 1)
    _ = view.screen
    view.press("r")
    #expect(changes == 1)
    view.onChange()
    #expect(changes == 2)
  }
}
