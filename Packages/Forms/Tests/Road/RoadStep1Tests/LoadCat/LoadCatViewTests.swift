import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import RoadStep1

/// Each knows the other's type, so both are tested together here.
@Suite("The cat loader's view and its presenter")
struct LoadCatViewTests {
  private let cats = ScriptedCatProvider()
  private let view: LoadCatView

  init() {
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
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
    var changes = 0
    view.onChange = { changes += 1 }
    view.press("e")
    let editor = try #require(view.presented)
    #expect(editor.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    var told: Screen?
    editor.onChange = { [unowned editor] in told = editor.screen }
    editor.press(.down)
    #expect(told == editor.screen)
    editor.press(.escape)
    #expect(view.presented == nil)
    #expect(changes == 2)
  }

  @Test func `It reports whenever something else is shown`() async throws {
    var told: [Screen] = []
    view.onChange = { [unowned view] in told.append(view.screen) }
    view.press("l", "z")
    #expect(told.last == view.screen)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(told.last == view.screen)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(told.last == view.screen)
  }

  @Test func `Loading stops when it goes`() async {
    var view: LoadCatView? = LoadCatView(
      presenter: LoadCatPresenter(
        provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    ) { EditCatView(presenter: $0) }
    weak let released = view
    view?.press("l")
    await cats.addresses.wait(for: 1)
    view = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    view.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
