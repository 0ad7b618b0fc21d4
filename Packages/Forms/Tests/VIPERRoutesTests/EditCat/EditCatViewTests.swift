import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The editor's view")
struct EditCatViewTests {
  private let presenter = RecordingEditCatPresenter()
  private let view: EditCatView

  init() {
    view = EditCatView(presenter: presenter)
  }

  @Test func `It draws picture and choices that it pulls`() throws {
    let cat = CatPicture(try .grey(7))
    presenter.picture = cat
    presenter.choices = ["A", "B"]
    presenter.selection = 1
    let rows = [Screen.Row(text: "A"), Screen.Row(text: "B")]
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(cat))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test func `While it works it says what it is doing`() {
    presenter.isFiltering = true
    #expect(view.screen.content.first == .spinner("Working"))
    presenter.isFiltering = false
    presenter.isSaving = true
    #expect(view.screen.content.first == .spinner("Saving"))
    presenter.isSaving = false
    #expect(view.screen.content.count == 1)
  }

  @Test func `It enables the keys that it is asked to, whatever it shows`() {
    presenter.isFiltering = true
    presenter.isSaving = true
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    presenter.canChoose = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    presenter.canSave = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `It reports when it appears, and every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .appeared, .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test(arguments: [nil, "No disk."])
  func `A notice is shown, and that it was read is handed on`(reason: String?) {
    presenter.alert = .notice(Notice("Saved.", reason: reason))
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.dataChanged()
    #expect(changes == 1)
  }
}
