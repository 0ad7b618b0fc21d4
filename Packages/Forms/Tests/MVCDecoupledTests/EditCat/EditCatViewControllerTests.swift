import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// The controller alone: its view and its logic are doubles.
@Suite("The editor's controller")
struct EditCatViewControllerTests {
  private let view = RecordingEditCatView()
  private let logic: ScriptedEditCatLogic
  private let delegate = RecordingEditCatViewControllerDelegate()
  private var controller: EditCatViewController?

  init() throws {
    logic = ScriptedEditCatLogic(original: try .grey(7))
    let controller = EditCatViewController(view: view, logic: logic)
    controller.delegate = delegate
    self.controller = controller
    _ = view.takeCommands()
  }

  @Test func `It opens with the original picture and every choice`() throws {
    _ = EditCatViewController(view: view, logic: logic)
    #expect(
      view.takeCommands() == [
        .picture(CatPicture(try .grey(7))),
        .choices(EditCatFormatter().choices),
      ] + .idle)
  }

  @Test func `The choice stops at the first and the last filter`() {
    controller?.choiceMoved(by: -1)
    #expect(view.takeCommands() == [])
    controller?.choiceMoved(by: 20)
    #expect(view.selectedTitle == "Transfer")
    controller?.choiceMoved(by: -1)
    #expect(view.selectedTitle == "Process")
  }

  @Test func `Every choice is filtered, and what came of it shown`() async throws {
    controller?.choiceMoved(by: 1)
    #expect(view.takeCommands() == [.choice(1)] + .filtering)
    #expect(view.selectedTitle == "Mono")
    await logic.filters.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [.picture(CatPicture(try .grey(100)))] + .idle)
    controller?.choiceMoved(by: 1)
    await logic.filters.wait(for: 2)
    #expect(logic.filters.inputs == [.mono, .sepia])
    await logic.filters.answer(1, with: try .grey(101))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      controller?.choiceMoved(by: 1)
      await logic.filters.wait(for: choice)
    }
    #expect(logic.filters.isCancelled(0))
    #expect(!logic.filters.isCancelled(1))
    _ = view.takeCommands()
    for index in answers {
      await logic.filters.answer(index, with: try .grey(100 + UInt8(index)))
    }
    #expect(view.takeCommands() == [.picture(CatPicture(try .grey(101)))] + .idle)
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    controller?.choiceMoved(by: 1)
    await logic.filters.answer(0, with: try .grey(100))
    _ = view.takeCommands()
    controller?.savePressed()
    #expect(view.takeCommands() == .saving)
    await logic.saves.answer(0, with: .success("cat-1.png"))
    #expect(logic.saves.inputs == [try .grey(100)])
    #expect(view.takeCommands() == .saved)
    #expect(controller?.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    #expect(delegate.closed == 0)
    controller?.answerAlert(false)
    #expect(delegate.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    controller?.savePressed()
    _ = view.takeCommands()
    await logic.saves.answer(0, with: .failure(.cancelled))
    #expect(
      controller?.alert
        == Screen.Alert(
          .notice, "Couldn't save the picture.", detail: PhotoLibraryError.cancelled.description))
    #expect(view.takeCommands() == .idle)
    controller?.answerAlert(false)
    #expect(controller?.alert == nil)
    #expect(delegate.closed == 0)
  }

  @Test func `Saving while filtering does nothing`() async throws {
    controller?.choiceMoved(by: 1)
    _ = view.takeCommands()
    controller?.savePressed()
    #expect(view.takeCommands() == [])
    await logic.filters.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [.picture(CatPicture(try .grey(100)))] + .idle)
    #expect(logic.saves.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    controller?.savePressed()
    _ = view.takeCommands()
    controller?.savePressed()
    #expect(view.takeCommands() == [])
    await logic.saves.answer(0, with: .success("cat-1.png"))
    #expect(logic.saves.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async {
    controller?.savePressed()
    _ = view.takeCommands()
    controller?.choiceMoved(by: 1)
    #expect(view.takeCommands() == [])
    await logic.saves.answer(0, with: .success("cat-1.png"))
    #expect(view.takeCommands() == .saved)
    #expect(logic.filters.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    controller?.cancelPressed()
    #expect(delegate.closed == 1)
    #expect(logic.saves.inputs == [])
  }

  @Test func `It leaves to its view what the window asks for`() {
    #expect(view.delegate === controller)
    #expect(controller?.screen == view.screen)
    controller?.press("s")
    #expect(view.takeCommands() == [.press("s")])
    var changes = 0
    controller?.onChange = { changes += 1 }
    view.onChange()
    controller?.onChange()
    #expect(changes == 2)
  }

  @Test func `Cancelling stops the filter`() async {
    controller?.choiceMoved(by: 1)
    await logic.filters.wait(for: 1)
    controller?.cancelPressed()
    #expect(logic.filters.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    controller?.savePressed()
    await logic.saves.wait(for: 1)
    controller?.cancelPressed()
    #expect(logic.saves.isCancelled(0))
    await logic.saves.answer(0, with: .success("cat-1.png"))
    #expect(controller?.alert == nil)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    controller?.choiceMoved(by: 1)
    await logic.filters.wait(for: 1)
    release()
    #expect(logic.filters.isCancelled(0))
    await logic.filters.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    controller?.savePressed()
    await logic.saves.wait(for: 1)
    release()
    #expect(logic.saves.isCancelled(0))
    await logic.saves.answer(0, with: late)
    #expect(view.takeCommands() == [])
  }

  private mutating func release() {
    weak let released = controller
    controller = nil
    #expect(released == nil)
    _ = view.takeCommands()
  }
}
