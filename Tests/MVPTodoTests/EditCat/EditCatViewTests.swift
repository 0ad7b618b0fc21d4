import TerminalUI
import Testing

@testable import MVPTodo

@Suite("The editor's view")
struct EditCatViewTests {
  private let presenter = RecordingEditCatPresenter()
  private let view: EditCatViewController

  init() {
    view = EditCatViewController(presenter: presenter)
  }

  @Test("It attaches itself to its presenter")
  func attaches() {
    #expect(presenter.view === view)
  }

  @Test("It draws picture and choices as it was told")
  func contents() throws {
    view.showPicture(.grey(7))
    view.showChoices(["A", "B"], selection: 1)
    let rows = [Screen.Row(text: "A"), Screen.Row(text: "B")]
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(.grey(7)))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 1)),
      ])
  }

  @Test("While work is going on it says which, and keys that don't fit are disabled")
  func working() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    view.showFiltering(true)
    #expect(view.screen.content.first == .spinner("Working"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    view.showFiltering(false)
    view.showSaving(true)
    #expect(view.screen.content.first == .spinner("Saving"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
  }

  @Test("Every key is one call")
  func keys() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed,
      ])
  }

  @Test("A notice is shown with its reason until it is read", arguments: [nil, "No disk."])
  func notice(reason: String?) {
    view.showNotice("Saved.", reason: reason)
    #expect(view.screen.alert == Screen.Alert(.notice, "Saved.", detail: reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test("It says whenever it changed")
  func changes() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showPicture(.grey(7))
    view.showChoices(["A"], selection: 0)
    view.showFiltering(true)
    view.showSaving(true)
    view.showNotice("", reason: nil)
    #expect(changes == 5)
  }
}
