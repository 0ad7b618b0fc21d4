import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// The controller alone: its view, its logic and its editor are doubles.
@Suite("The cat loader's controller")
struct LoadCatViewControllerTests {
  private let view = RecordingLoadCatView()
  private let logic = ScriptedLoadCatLogic()
  private let editors = RecordingEditorMaker()
  private let controller: LoadCatViewController

  init() {
    controller = LoadCatViewController(view: view, logic: logic, makeEditor: editors.make)
    _ = view.takeCommands()
  }

  @Test func `It opens idle, with nothing to edit`() {
    _ = LoadCatViewController(view: view, logic: logic, makeEditor: editors.make)
    #expect(view.takeCommands() == .idle(canEdit: false))
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    controller.loadPressed()
    #expect(view.takeCommands() == [.picture(nil), .caption("")] + .loading)
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    #expect(view.takeCommands() == [.caption("cat:1")])
    await logic.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      view.takeCommands() == [.picture(CatPicture(try .grey(7)))] + .idle(canEdit: true))
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    controller.loadPressed()
    controller.editPressed()
    #expect(view.takeCommands() == [.picture(nil), .caption("")] + .loading)
    #expect(controller.presented == nil)
  }

  @Test func `A load while one goes on does nothing`() async throws {
    controller.loadPressed()
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    _ = view.takeCommands()
    controller.loadPressed()
    #expect(view.takeCommands() == [])
    await logic.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      view.takeCommands() == [.picture(CatPicture(try .grey(7)))] + .idle(canEdit: true))
    #expect(logic.addresses.inputs.count == 1)
  }

  @Test func `A failure becomes the caption`() async {
    controller.loadPressed()
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    _ = view.takeCommands()
    await logic.pictures.answer(0, with: .failure(.timedOut))
    #expect(
      view.takeCommands()
        == [.caption("The cat service took too long.")] + .idle(canEdit: false))
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    controller.loadPressed()
    await logic.addresses.wait(for: 1)
    controller.cancelPressed()
    #expect(
      view.takeCommands().suffix(5) == [.caption("Cancelled.")] + .idle(canEdit: false))
    #expect(logic.addresses.isCancelled(0))
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    #expect(view.takeCommands() == [])
    await logic.pictures.answer(0, with: .failure(.cancelled))
    #expect(view.takeCommands() == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    controller.loadPressed()
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    controller.cancelPressed()
    #expect(
      view.takeCommands().suffix(5) == [.caption("Cancelled.")] + .idle(canEdit: false))
    #expect(logic.pictures.isCancelled(0))
    await logic.pictures.answer(0, with: late)
    #expect(view.takeCommands() == [])
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    controller.cancelPressed()
    #expect(view.takeCommands() == [])
  }

  @Test func `A late answer doesn't change the next load`() async {
    controller.loadPressed()
    await logic.addresses.wait(for: 1)
    controller.cancelPressed()
    controller.loadPressed()
    _ = view.takeCommands()
    await logic.addresses.answer(1, with: CatAddress("cat:2"))
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    #expect(view.takeCommands() == [.caption("cat:2")])
    await logic.pictures.wait(for: 2)
    for index in 0...1 { await logic.pictures.answer(index, with: .failure(.cancelled)) }
  }

  @Test func `Editing presents an editor for the picture, until it closes`() async throws {
    controller.editPressed()
    #expect(controller.presented == nil)
    try await loadPicture()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.editPressed()
    #expect(controller.presented === editors.editor)
    #expect(editors.pictures == [try .grey(7)])
    editors.delegate?.editCatClosed()
    #expect(controller.presented == nil)
    #expect(changes == 2)
  }

  @Test func `It leaves to its view what the window asks for`() {
    #expect(view.delegate === controller)
    #expect(controller.screen == view.screen)
    controller.press("l")
    #expect(view.takeCommands() == [.press("l")])
    var changes = 0
    controller.onChange = { changes += 1 }
    view.onChange()
    controller.onChange()
    #expect(changes == 2)
  }

  @Test func `Loading stops when it goes`() async {
    var controller: LoadCatViewController? = LoadCatViewController(
      view: view, logic: logic, makeEditor: editors.make)
    weak let released = controller
    controller?.loadPressed()
    await logic.addresses.wait(for: 1)
    _ = view.takeCommands()
    controller = nil
    #expect(released == nil)
    #expect(logic.addresses.isCancelled(0))
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    await logic.pictures.answer(0, with: .failure(.cancelled))
    #expect(view.takeCommands() == [])
  }

  private func loadPicture() async throws {
    controller.loadPressed()
    await logic.addresses.answer(0, with: CatAddress("cat:1"))
    await logic.pictures.answer(0, with: .success(try .grey(7)))
    _ = view.takeCommands()
  }
}
