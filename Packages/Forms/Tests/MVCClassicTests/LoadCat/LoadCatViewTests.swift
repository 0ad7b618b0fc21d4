import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

/// A view needs a model to read; the test sets the state of this one.
@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let model = SettableLoadCatModel()
  private let controller = RecordingLoadCatController()
  private let view: LoadCatView

  init() {
    view = LoadCatView(model: model, controller: controller)
  }

  @Test func `It draws what it reads`() throws {
    #expect(view.screen.title == "Cats")
    #expect(view.screen.content == [.text("")])
    model.caption = .address(CatAddress("cat:1"))
    model.isLoading = true
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    model.isLoading = false
    model.picture = try .grey(7)
    let drawn = try #require(Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    model.picture = nil
    model.caption = .failure(.timedOut)
    #expect(view.screen.content == [.text("The cat service took too long.")])
  }

  @Test(arguments: ["Load", "Cancel", "Edit"])
  func `Keys work as the model says`(title: String) {
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.actions.filter(\.isEnabled) == [])
    model.canLoad = title == "Load"
    model.canCancel = title == "Cancel"
    model.canEdit = title == "Edit"
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == [title])
  }

  @Test func `Every key is one call`() {
    for key: Key in ["l", "x", "e", "z"] { view.press(key) }
    #expect(controller.calls == [.loadPressed, .cancelPressed, .editPressed])
  }

  @Test func `It says when the model changed`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changed()
    #expect(changes == 1)
  }

  @Test func `An editor that the model opens is shown until the model closes it`() throws {
    model.editor = SettableEditCatModel(picture: try .grey(7))
    #expect(view.presented == nil)
    model.changed()
    let presented = try #require(view.presented)
    #expect(presented.screen.title == "Edit Cat")
    presented.press(.escape)
    #expect(controller.editorController.calls == [.cancelPressed])
    model.changed()
    #expect(view.presented === presented)
    model.editor = nil
    model.changed()
    #expect(view.presented == nil)
  }
}
