import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep3

@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let cats = ScriptedCatProvider()
  private let view: LoadCatView

  init() {
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
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
    view.enableActions(load: title == "Load", cancel: title == "Cancel", edit: title == "Edit")
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == [title])
  }

  @Test func `It attaches itself, and keys reach the presenter`() async throws {
    view.press("l")
    #expect(view.screen.content == [.text(""), .spinner("Loading")])
    await cats.addresses.wait(for: 1)
    view.press("x")
    #expect(view.screen.content == [.text("Cancelled.")])
    await cats.addresses.answer(0, with: .failure(.cancelled))
    view.press("l")
    await cats.addresses.answer(1, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    view.press("z")
    #expect(view.presented == nil)
    view.press("e")
    #expect(view.presented != nil)
  }

  @Test func `It presents the editor until it is asked to dismiss it`() throws {
    view.presentEditor(try editorPresenter())
    #expect(view.presented?.screen.title == "Edit Cat")
    #expect(view.presented?.screen.actions.filter { !$0.isEnabled } == [])
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showCaption("")
    view.showLoading(true)
    view.showPicture(nil)
    view.enableActions(load: true, cancel: true, edit: true)
    view.presentEditor(try editorPresenter())
    view.dismissEditor()
    #expect(changes == 6)
  }

  private func editorPresenter() throws -> EditCatPresenter {
    EditCatPresenter(
      processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary(),
      picture: try .grey(7))
  }
}
