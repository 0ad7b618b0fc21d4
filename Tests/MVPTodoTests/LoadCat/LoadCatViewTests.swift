import TerminalUI
import Testing

@testable import MVPTodo

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatViewController

  init() {
    view = LoadCatViewController(presenter: presenter)
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
    view.showPicture(.grey(7))
    let picture = try #require(Screen.Picture(.grey(7)))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
    view.showPicture(nil)
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test("Keys work when there is something for them")
  func actions() {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    view.showLoading(true)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.showLoading(false)
    view.showPicture(.grey(7))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Edit"])
  }

  @Test("Every key is one call")
  func keys() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.loadPressed, .cancelPressed, .editPressed])
  }

  @Test("It presents the editor while it is shown")
  func editor() {
    let editor = RecordingEditCatPresenter()
    view.showEditor(editor)
    #expect(view.presented === editor.view)
    view.hideEditor()
    #expect(view.presented == nil)
  }

  @Test("It says whenever it changed")
  func changes() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showCaption("")
    view.showLoading(true)
    view.showPicture(nil)
    view.showEditor(RecordingEditCatPresenter())
    view.hideEditor()
    #expect(changes == 5)
  }
}
