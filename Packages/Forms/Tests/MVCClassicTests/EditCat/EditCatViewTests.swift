import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

/// A view needs a model to read; the test sets the state of this one.
@Suite("The editor's view")
struct EditCatViewTests {
  private let model: SettableEditCatModel
  private let controller = RecordingEditCatController()
  private let view: EditCatView

  init() throws {
    model = SettableEditCatModel(picture: try .grey(7))
    view = EditCatView(model: model, controller: controller)
  }

  @Test func `It draws the picture that it reads, and every choice`() throws {
    model.choice = 1
    let rows = EditCatFormatter().choices.map { Screen.Row(text: $0) }
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(CatPicture(try .grey(7))))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test func `While it works it says what it is doing`() {
    let idle = view.screen.content
    model.isFiltering = true
    #expect(view.screen.content == [.spinner("Working")] + idle)
    model.isFiltering = false
    model.isSaving = true
    #expect(view.screen.content == [.spinner("Saving")] + idle)
    model.isSaving = false
    #expect(view.screen.content == idle)
  }

  @Test func `Keys work as the model says`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    model.canChoose = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    model.canChoose = false
    model.canSave = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Save", "Cancel"])
  }

  @Test func `Every key is one call`() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    view.answerAlert(false)
    #expect(
      controller.calls == [
        .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed, .alertAnswered,
      ])
  }

  @Test func `It words how saving ended`() {
    #expect(view.screen.alert == nil)
    model.notice = .saved(as: "cat-1.png")
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    model.notice = .saveFailed(reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the picture.", detail: "No disk."))
  }

  @Test func `It says when the model changed`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changed()
    #expect(changes == 1)
  }
}
