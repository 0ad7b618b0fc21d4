import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter)
  }

  @Test func `It draws caption, spinner and picture that it pulls`() throws {
    #expect(view.screen.title == "Cats")
    presenter.caption = "cat:1"
    presenter.isLoading = true
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    presenter.isLoading = false
    let cat = CatPicture(try .grey(7))
    presenter.picture = cat
    let picture = try #require(Screen.Picture(cat))
    #expect(view.screen.content == [.text("cat:1"), .picture(picture)])
    presenter.picture = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `It enables the keys that it is asked to, whatever it shows`() throws {
    presenter.isLoading = true
    presenter.picture = CatPicture(try .grey(7))
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    presenter.canLoad = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    presenter.canCancel = true
    presenter.canEdit = true
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test func `Every key is one call`() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.loadPressed, .cancelPressed, .editPressed])
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
    view.dataChanged()
    view.present(RecordingScene())
    view.dismiss()
    #expect(changes == 3)
  }
}
