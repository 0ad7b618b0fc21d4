import Presentation
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let delegate = RecordingLoadCatViewDelegate()
  private let view = LoadCatView()

  init() {
    view.delegate = delegate
  }

  @Test func `It draws the caption, spinner and picture it was given`() throws {
    #expect(view.screen.title == "Cats")
    view.caption = "cat:1"
    view.isLoading = true
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    view.isLoading = false
    let picture = CatPicture(try .grey(7))
    view.picture = picture
    let drawn = try #require(Screen.Picture(picture))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    view.picture = nil
    #expect(view.screen.content == [.text("cat:1")])
  }

  @Test(arguments: ["Load", "Cancel", "Edit"])
  func `It enables the keys that it is asked to`(title: String) {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    view.canLoad = title == "Load"
    view.canCancel = title == "Cancel"
    view.canEdit = title == "Edit"
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == [title])
  }

  @Test func `Every key is one call`() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(delegate.calls == [.loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.caption = ""
    view.isLoading = true
    view.picture = nil
    view.canLoad = true
    view.canCancel = true
    view.canEdit = true
    #expect(changes == 6)
  }
}
