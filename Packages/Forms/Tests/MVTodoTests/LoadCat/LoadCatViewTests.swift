import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What the view decides can only be tested by keys and screens, over a real model.
@Suite("The cat loader's view")
struct LoadCatViewTests {
  private let cats = ScriptedCatProvider()
  private let view: LoadCatView

  init() {
    view = LoadCatView(
      model: CatsModel(
        provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary()))
  }

  @Test func `It opens idle, with nothing to edit`() {
    #expect(view.screen.title == "Cats")
    #expect(view.screen.content == [.text("")])
    #expect(view.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(view.screen.enabled == ["Load"])
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    view.press("l")
    #expect(view.screen.content == [.text(""), .spinner("Loading")])
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    #expect(view.screen.enabled == ["Cancel"])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(view.screen.texts == ["cat:1"])
    #expect(view.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.spinners == [])
    #expect(view.screen.enabled == ["Load", "Edit"])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    view.press("l", "e")
    #expect(view.screen.content == [.text(""), .spinner("Loading")])
    #expect(view.presented == nil)
  }

  @Test func `A load while one goes on does nothing`() async throws {
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    view.press("l")
    #expect(view.screen.content == [.text("cat:1"), .spinner("Loading")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(view.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.screen.enabled == ["Load", "Edit"])
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A failure becomes the caption, whichever step failed`(atOnce: Bool) async {
    view.press("l")
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(view.screen.content == [.text("The cat service took too long.")])
    #expect(view.screen.enabled == ["Load"])
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    view.press("l")
    await cats.addresses.wait(for: 1)
    view.press("x")
    #expect(view.screen.content == [.text("Cancelled.")])
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.screen.content == [.text("Cancelled.")])
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    view.press("x")
    #expect(view.screen.content == [.text("Cancelled.")])
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(view.screen.content == [.text("Cancelled.")])
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    let before = view.screen
    view.press("x")
    #expect(view.screen == before)
  }

  @Test func `A late answer doesn't change the next load`() async {
    view.press("l")
    await cats.addresses.wait(for: 1)
    view.press("x", "l")
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(view.screen.content == [.text("cat:2"), .spinner("Loading")])
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing presents an editor for the picture, until it closes`() async throws {
    view.press("e")
    #expect(view.presented == nil)
    try await loadPicture()
    #expect(view.renderings { view.press("e") } == 1)
    let editor = try #require(view.presented)
    #expect(view.presented === editor)
    #expect(editor.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(view.renderings { editor.press(.escape) } == 1)
    #expect(view.presented == nil)
  }

  @Test func `Each step of a load renders once`() async throws {
    var changes = 0
    view.onChange = { changes += 1 }
    draw()
    view.press("l", "z")
    #expect(changes == 1)
    draw()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(changes == 2)
    draw()
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(changes == 3)
  }

  @Test func `Loading stops when it goes`() async {
    var view: LoadCatView? = LoadCatView(
      model: CatsModel(
        provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary()))
    weak let released = view
    view?.press("l")
    await cats.addresses.wait(for: 1)
    view = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private func draw() {
    _ = (view.screen, view.presented)
  }

  private func loadPicture() async throws {
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
