import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let presenter = RecordingLoadCatPresenter()
  private let view: LoadCatView

  init() {
    view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }

  @Test func `It draws caption, spinner and picture as they are presented`() throws {
    #expect(view.screen.title == "Cats")
    presenter.presentation = LoadCatPresentation(caption: "cat:1", isLoading: true)
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    let picture = CatPicture(try .grey(7))
    presenter.presentation = LoadCatPresentation(caption: "cat:1", picture: picture)
    let drawn = try #require(Screen.Picture(picture))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    presenter.presentation.picture = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test func `Keys work as it is presented`() throws {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load"])
    presenter.presentation.isLoading = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    presenter.presentation = LoadCatPresentation(picture: CatPicture(try .grey(7)))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Load", "Edit"])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(presenter.calls == [.attached, .loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It presents the editor until it is asked to dismiss it`() throws {
    let editor = try RecordingEditCatPresenter(.grey(7))
    view.presentEditor(editor)
    try #require(view.presented).press(.escape)
    #expect(editor.calls == [.attached, .cancelPressed])
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.presentationChanged()
    view.presentEditor(try RecordingEditCatPresenter(.grey(7)))
    view.dismissEditor()
    #expect(changes == 3)
  }
}
