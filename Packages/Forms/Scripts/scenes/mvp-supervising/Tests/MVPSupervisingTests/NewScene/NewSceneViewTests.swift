import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let store: FailingStore
  private let model: NewSceneModel
  private let presenter: RecordingNewScenePresenter
  private let view: NewSceneView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = NewSceneModel(store: store)
    presenter = RecordingNewScenePresenter(model)
    view = NewSceneView(presenter: presenter)
  }

  @Test func `Before the model is loaded it shows no number`() {
    #expect(view.screen.content == [.text("")])
    store.fail(.load)
    model.load()
    #expect(view.screen.content == [.text("")])
  }

  @Test func `It draws what is left as the model has it`() {
    model.load()
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("1 todo left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `It follows the model by itself`() throws {
    try store.add("2026-11-22 C")
    #expect(view.screen.content == [.text("2 todos left")])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(presenter.calls == [.attached, .reloadPressed, .closePressed, .closePressed])
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

  @Test func `It reports its own changes and the model's`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.load()
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 3)
  }
}
