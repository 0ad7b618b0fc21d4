import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep3

@Suite("The editor's view")
struct EditCatViewTests {
  private let library = ScriptedPhotoLibrary()
  private let delegate = RecordingEditCatPresenterDelegate()
  private let view: EditCatView

  init() throws {
    let presenter = EditCatPresenter(
      processor: ScriptedPictureProcessor(), library: library, picture: try .grey(7))
    presenter.delegate = delegate
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
    view.enableActions(choose: false, save: false)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.enableActions(choose: true, save: false)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    view.enableActions(choose: false, save: true)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Save", "Cancel"])
  }

  @Test func `It attaches itself, and keys reach the presenter`() async {
    view.press("s")
    #expect(view.screen.content.first == .spinner("Saving"))
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(view.screen.alert != nil)
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
    for key: Key in [.down, .down, .up, "z"] { view.press(key) }
    #expect(view.screen.content.first == .spinner("Working"))
    guard case .list(let choices) = view.screen.content.last else {
      Issue.record("No choices")
      return
    }
    #expect(choices.selection == 1)
    #expect(delegate.closed == 0)
    view.press(.escape)
    #expect(delegate.closed == 1)
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown with its reason until the presenter dismisses it`(reason: String?) {
    view.showNotice(Notice("Saved.", reason: reason))
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
    view.showNotice(Notice("Saved.", reason: reason))
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
