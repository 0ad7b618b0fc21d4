import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The editor's view")
struct EditCatViewTests {
  private let viewModel = RecordingEditCatViewModel()
  private let view: EditCatView

  init() {
    view = EditCatView(viewModel: viewModel)
  }

  @Test func `It draws picture and choices as they are bound`() throws {
    let cat = CatPicture(try .grey(7))
    viewModel.pictureValue.value = cat
    viewModel.choiceValue.value = 1
    let rows = ["A", "B"].map { Screen.Row(text: $0) }
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(cat))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test func `While it works it says what it is doing`() {
    viewModel.isFilteringValue.value = true
    #expect(view.screen.content.first == .spinner("Working"))
    viewModel.isFilteringValue.value = false
    viewModel.isSavingValue.value = true
    #expect(view.screen.content.first == .spinner("Saving"))
  }

  @Test func `Keys work as its view model says, whatever it shows`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    viewModel.canChooseValue.value = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    viewModel.canSaveValue.value = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `Every key is one call`() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      viewModel.calls == [
        .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test func `A notice is shown for as long as there is one`() {
    viewModel.noticeValue.value = Notice("Couldn't save the picture.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the picture.", detail: "No disk."))
    view.answerAlert(false)
    #expect(viewModel.calls == [.alertAnswered])
    viewModel.noticeValue.value = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    viewModel.choiceValue.value = 1
    viewModel.pictureValue.value = nil
    viewModel.isFilteringValue.value = true
    viewModel.isSavingValue.value = true
    viewModel.canChooseValue.value = true
    viewModel.canSaveValue.value = true
    viewModel.noticeValue.value = nil
    #expect(changes == 7)
  }
}
