import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep5

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }

  @Test func `It draws the caption, spinner and picture it was given`() throws {
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

  @Test(arguments: ["Load", "Cancel", "Edit"])
  func `It enables the keys that it is asked to`(title: String) {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    view.enableActions(load: title == "Load", cancel: title == "Cancel", edit: title == "Edit")
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == [title])
  }

  @Test func `It attaches itself, and every key is one call`() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.attached, .loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents the editor until it is asked to dismiss it`() throws {
    let editor = RecordingEditCatPresenter()
    view.presentEditor(editor)
    try #require(view.presented).press(.escape)
    #expect(editor.calls == [.attached, .cancelPressed])
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() {
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
