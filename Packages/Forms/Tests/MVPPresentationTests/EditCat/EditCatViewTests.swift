import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The editor's view")
struct EditCatViewTests {
  private let presenter: RecordingEditCatPresenter
  private let view: EditCatView

  init() throws {
    presenter = RecordingEditCatPresenter(try .grey(7))
    view = EditCatView(presenter: presenter)
  }

  @Test func `It draws picture and choices as they are presented`() throws {
    let picture = CatPicture(try .grey(100))
    presenter.presentation.startFilter(1)
    presenter.presentation.endFilter(picture)
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
    presenter.presentation.startFilter(0)
    #expect(view.screen.content == [.spinner("Working")] + idle)
    presenter.presentation.endFilter(presenter.presentation.picture)
    presenter.presentation.startSave()
    #expect(view.screen.content == [.spinner("Saving")] + idle)
    presenter.presentation.endSave(.saved, saying: Notice("Saved."))
    #expect(view.screen.content == idle)
  }

  @Test func `Keys work as it is presented`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    presenter.presentation.startFilter(0)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    presenter.presentation.startSave()
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .attached, .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown with its reason, and its dismissal is reported`(reason: String?) {
    presenter.presentation.endSave(.saved, saying: Notice("Saved.", reason: reason))
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.presentationChanged()
    #expect(changes == 1)
  }
}
