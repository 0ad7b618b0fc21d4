import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep5

@Suite("The editor's view")
struct EditCatViewTests {
  private let presenter = RecordingEditCatPresenter()
  private let view: EditCatView

  init() {
    view = EditCatView(presenter: presenter)
  }

  @Test func `It draws the picture and choices it was given`() throws {
    let picture = CatPicture(try .grey(7))
    view.showPicture(picture)
    view.showChoices(["A", "B"], selection: 1)
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
    view.showFiltering(true)
    #expect(view.screen.content == [.spinner("Working")] + idle)
    view.showFiltering(false)
    view.showSaving(true)
    #expect(view.screen.content == [.spinner("Saving")] + idle)
    view.showSaving(false)
    #expect(view.screen.content == idle)
  }

  @Test func `It enables the keys that it is asked to`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.enableActions(choose: true, save: false)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    view.enableActions(choose: false, save: true)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Save", "Cancel"])
  }

  @Test func `It attaches itself, and every key is one call`() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .attached, .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown with its reason until the presenter dismisses it`(reason: String?) {
    view.showNotice(Notice("Saved.", reason: reason))
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(presenter.calls == [.attached, .alertAnswered])
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showPicture(CatPicture(try .grey(7)))
    view.showChoices(["A"], selection: 0)
    view.showFiltering(true)
    view.showSaving(true)
    view.enableActions(choose: true, save: true)
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 7)
  }
}
