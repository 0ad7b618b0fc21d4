import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep2

/// The view reads its real presenter, so a test first brings that into the state to be drawn.
@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let cats = ScriptedCatProvider()
  private let view: LoadCatView

  init() {
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }

  @Test func `It draws caption, spinner and picture, with the keys that work`() async throws {
    #expect(view.screen.title == "Cats")
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.content == [.text("")])
    #expect(enabled == ["Load"])
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    #expect(enabled == ["Cancel"])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    let drawn = try #require(Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.content == [.text("cat:1"), .picture(drawn)])
    #expect(enabled == ["Load", "Edit"])
  }

  @Test func `It attaches itself, and keys reach the presenter`() async throws {
    view.press("l")
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
    let editor = try #require(view.presented)
    #expect(editor.screen.title == "Edit Cat")
    var told: Screen?
    editor.onChange = { [unowned editor] in told = editor.screen }
    editor.press(.down)
    #expect(told == editor.screen)
    view.dismissEditor()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.update()
    view.presentEditor(try editorPresenter())
    view.dismissEditor()
    #expect(changes == 3)
  }

  private var enabled: [String] {
    view.screen.actions.filter(\.isEnabled).map(\.title)
  }

  private func editorPresenter() throws -> EditCatPresenter {
    EditCatPresenter(
      processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary(),
      picture: try .grey(7))
  }
}
