import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// Tested through keys and screens, because nothing else is accessible.
@Suite("The cat loader's controller")
struct LoadCatViewControllerTests {
  private let cats = ScriptedCatProvider()
  private let controller: LoadCatViewController

  init() {
    controller = LoadCatViewController(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
  }

  @Test func `It opens idle, with nothing to edit`() {
    #expect(controller.screen.title == "Cats")
    #expect(controller.screen.content == [.text("")])
    #expect(controller.screen.actions.map(\.title) == ["Load", "Cancel", "Edit"])
    #expect(controller.screen.enabled == ["Load"])
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    controller.press("l")
    #expect(controller.screen.content == [.text(""), .spinner("Loading")])
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(controller.screen.content == [.text("cat:1"), .spinner("Loading")])
    #expect(controller.screen.enabled == ["Cancel"])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(controller.screen.texts == ["cat:1"])
    #expect(controller.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(controller.screen.spinners == [])
    #expect(controller.screen.enabled == ["Load", "Edit"])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    controller.press("l", "e")
    #expect(controller.screen.content == [.text(""), .spinner("Loading")])
    #expect(controller.presented == nil)
  }

  @Test func `A load while one goes on does nothing`() async throws {
    controller.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    controller.press("l")
    #expect(controller.screen.content == [.text("cat:1"), .spinner("Loading")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(controller.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(controller.screen.enabled == ["Load", "Edit"])
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A failure becomes the caption, whichever step failed`(atOnce: Bool) async {
    controller.press("l")
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(controller.screen.content == [.text("The cat service took too long.")])
    #expect(controller.screen.enabled == ["Load"])
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    controller.press("l")
    await cats.addresses.wait(for: 1)
    controller.press("x")
    #expect(controller.screen.content == [.text("Cancelled.")])
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(controller.screen.content == [.text("Cancelled.")])
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    controller.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    controller.press("x")
    #expect(controller.screen.content == [.text("Cancelled.")])
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(controller.screen.content == [.text("Cancelled.")])
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    let before = controller.screen
    controller.press("x")
    #expect(controller.screen == before)
  }

  @Test func `A late answer doesn't change the next load`() async {
    controller.press("l")
    await cats.addresses.wait(for: 1)
    controller.press("x", "l")
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(controller.screen.content == [.text("cat:2"), .spinner("Loading")])
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing presents an editor for the picture, until it closes`() async throws {
    controller.press("e")
    #expect(controller.presented == nil)
    try await loadPicture()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.press("e")
    let editor = try #require(controller.presented)
    #expect(editor.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    editor.press(.escape)
    #expect(controller.presented == nil)
    #expect(changes == 2)
  }

  @Test func `It reports whenever something else is shown`() async throws {
    var told: [Screen] = []
    controller.onChange = { [unowned controller] in told.append(controller.screen) }
    controller.press("l", "z")
    #expect(told.last == controller.screen)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(told.last == controller.screen)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(told.last == controller.screen)
  }

  @Test func `Loading stops when it goes`() async {
    var controller: LoadCatViewController? = LoadCatViewController(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    weak let released = controller
    controller?.press("l")
    await cats.addresses.wait(for: 1)
    controller = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    controller.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
