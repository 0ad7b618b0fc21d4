import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The editor's view")
struct EditCatViewTests {
  private let delegate = RecordingEditCatViewDelegate()
  private let view = EditCatView()

  init() {
    view.delegate = delegate
  }

  @Test func `It draws the picture and choices it was given`() throws {
    let picture = CatPicture(try .grey(7))
    view.picture = picture
    view.choices = ["A", "B"]
    view.choice = 1
    let rows = [Screen.Row(text: "A"), Screen.Row(text: "B")]
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(picture))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test func `While it works it says what it is doing`() {
    let idle = view.screen.content
    view.isFiltering = true
    #expect(view.screen.content == [.spinner("Working")] + idle)
    view.isFiltering = false
    view.isSaving = true
    #expect(view.screen.content == [.spinner("Saving")] + idle)
    view.isSaving = false
    #expect(view.screen.content == idle)
  }

  @Test func `It enables the keys that it is asked to`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.canChoose = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    view.canChoose = false
    view.canSave = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Save", "Cancel"])
  }

  @Test func `Every key is one call`() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      delegate.calls == [
        .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test func `It reports every change`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.picture = CatPicture(try .grey(7))
    view.choices = ["A"]
    view.choice = 0
    view.isFiltering = true
    view.isSaving = true
    view.canChoose = true
    view.canSave = true
    #expect(changes == 7)
  }
}
