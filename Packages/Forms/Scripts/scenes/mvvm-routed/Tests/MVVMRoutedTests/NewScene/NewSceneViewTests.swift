import Presentation
import TerminalUI
import Testing

@testable import MVVMRouted

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let viewModel = RecordingNewSceneViewModel()
  private let view: NewSceneView

  init() {
    view = NewSceneView(viewModel: viewModel)
  }

  @Test func `It draws what is left as it is bound`() {
    #expect(view.screen.content == [.text("")])
    viewModel.leftValue.value = "2 todos left"
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
    #expect(viewModel.calls == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A notice is shown for as long as there is one`() {
    viewModel.noticeValue.value = Notice("Couldn't load the todos.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(viewModel.calls == [.alertAnswered])
    viewModel.noticeValue.value = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    viewModel.leftValue.value = "2 todos left"
    viewModel.noticeValue.value = nil
    #expect(changes == 2)
  }
}
