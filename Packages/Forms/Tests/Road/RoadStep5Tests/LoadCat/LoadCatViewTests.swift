import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep5

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter)
  }

  @Test("It attaches itself to its presenter")
  func attaches() {
    #expect(presenter.view === view)
  }

  @Test("It draws caption, spinner and picture as it was told")
  func contents() throws {
    #expect(view.screen.title == "Cats")
    view.showCaption("cat:1")
    view.showLoading(true)
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    view.showLoading(false)
    let picture = CatPicture(try .grey(7))
    view.showPicture(picture)
    let drawn = try #require(Screen.Picture(picture))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    view.showPicture(nil)
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test("Keys work as it was told", arguments: ["Load", "Cancel", "Edit"])
  func actions(title: String) {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    view.enableActions(load: title == "Load", cancel: title == "Cancel", edit: title == "Edit")
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == [title])
  }

  @Test("Every key is one call")
  func keys() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.loadPressed, .cancelPressed, .editPressed])
  }

  @Test("It presents the editor until it is told to dismiss it")
  func editor() {
    let editor = RecordingEditCatPresenter()
    view.presentEditor(editor)
    #expect(view.presented === editor.view)
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test("It says whenever it changed")
  func changes() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showCaption("")
    view.showLoading(true)
    view.showPicture(nil)
    view.enableActions(load: true, cancel: true, edit: true)
    view.presentEditor(RecordingEditCatPresenter())
    view.dismissEditor()
    #expect(changes == 6)
  }
}
