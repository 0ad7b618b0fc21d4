import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERBase

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter)
  }

  @Test func `It draws the caption, spinner and picture it was given`() throws {
    #expect(view.screen.title == "Cats")
    view.showCaption("cat:1")
    view.showLoading(true)
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    view.showLoading(false)
    let cat = CatPicture(try .grey(7))
    view.showPicture(cat)
    let picture = try #require(Screen.Picture(cat))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
    view.showPicture(nil)
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `It enables the keys that it is asked to, whatever it shows`() throws {
    view.showLoading(true)
    view.showPicture(CatPicture(try .grey(7)))
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    view.enableActions(load: true, cancel: false, edit: false)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    view.enableActions(load: false, cancel: true, edit: false)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    view.enableActions(load: false, cancel: false, edit: true)
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Edit"])
  }

  @Test func `Every key is one call`() {
    view.appeared()
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.appeared, .loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents what its router asks for until that is dismissed`() {
    let editor = RecordingScene()
    view.present(editor)
    #expect(view.presented === editor)
    #expect(editor.appearances == 1)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showCaption("")
    view.showLoading(true)
    view.showPicture(nil)
    view.enableActions(load: true, cancel: true, edit: true)
    view.present(RecordingScene())
    view.dismiss()
    #expect(changes == 6)
  }
}
