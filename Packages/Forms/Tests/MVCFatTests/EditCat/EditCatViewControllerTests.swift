import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// Tested through keys and screens, because nothing else is accessible.
@Suite("The editor's controller")
struct EditCatViewControllerTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let delegate = RecordingEditCatViewControllerDelegate()
  private var controller: EditCatViewController?

  init() throws {
    let controller = EditCatViewController(
      processor: processor, library: library, picture: try .grey(7))
    controller.delegate = delegate
    self.controller = controller
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(controller?.screen.title == "Edit Cat")
    #expect(controller?.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(controller?.screen.titles == EditCatFormatter().choices)
    #expect(controller?.screen.selectedTitle == "Original")
    #expect(controller?.screen.spinners == [])
    #expect(controller?.screen.enabled == ["Choose", "Save", "Cancel"])
  }

  @Test func `The choice stops at the first and the last filter`() {
    controller?.press(.up)
    #expect(controller?.screen.selectedTitle == "Original")
    #expect(controller?.screen.spinners == [])
    for _ in 1...20 { controller?.press(.down) }
    #expect(controller?.screen.selectedTitle == "Transfer")
    controller?.press(.up)
    #expect(controller?.screen.selectedTitle == "Process")
  }

  @Test func `Every choice filters the original`() async throws {
    controller?.press(.down)
    #expect(controller?.screen.spinners == ["Working"])
    #expect(controller?.screen.enabled == ["Choose", "Cancel"])
    #expect(controller?.screen.selectedTitle == "Mono")
    var told: Screen?
    controller?.onChange = { [weak controller] in told = controller?.screen }
    await processor.calls.answer(0, with: try .grey(100))
    #expect(controller?.screen.picture == Screen.Picture(CatPicture(try .grey(100))))
    #expect(controller?.screen.spinners == [])
    #expect(controller?.screen.enabled == ["Choose", "Save", "Cancel"])
    #expect(told == controller?.screen)
    controller?.press(.down)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      controller?.press(.down)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(controller?.screen.picture != Screen.Picture(CatPicture(try .grey(100))))
    }
    #expect(controller?.screen.picture == Screen.Picture(CatPicture(try .grey(101))))
    #expect(controller?.screen.spinners == [])
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    controller?.press(.down)
    await processor.calls.answer(0, with: try .grey(100))
    controller?.press("s")
    #expect(controller?.screen.spinners == ["Saving"])
    #expect(controller?.screen.enabled == ["Cancel"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(controller?.screen.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    #expect(delegate.closed == 0)
    controller?.answerAlert(false)
    #expect(delegate.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    controller?.press("s")
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(
      controller?.screen.alert
        == Screen.Alert(
          .notice, "Couldn't save the picture.", detail: PhotoLibraryError.cancelled.description))
    controller?.answerAlert(false)
    #expect(controller?.screen.alert == nil)
    #expect(controller?.screen.enabled == ["Choose", "Save", "Cancel"])
    #expect(delegate.closed == 0)
  }

  @Test func `Saving while filtering does nothing`() async throws {
    controller?.press(.down, "s")
    #expect(controller?.screen.spinners == ["Working"])
    await processor.calls.answer(0, with: try .grey(100))
    #expect(controller?.screen.picture == Screen.Picture(CatPicture(try .grey(100))))
    #expect(controller?.screen.spinners == [])
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    controller?.press("s", "s")
    #expect(controller?.screen.spinners == ["Saving"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async {
    controller?.press("s", .down)
    #expect(controller?.screen.selectedTitle == "Original")
    #expect(controller?.screen.spinners == ["Saving"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(controller?.screen.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    #expect(processor.calls.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    controller?.press(.escape)
    #expect(delegate.closed == 1)
    #expect(library.calls.inputs == [])
  }

  @Test func `It reports whenever something else is shown`() async throws {
    var told: Screen?
    controller?.onChange = { [weak controller] in told = controller?.screen }
    controller?.press(.down, "z")
    #expect(told == controller?.screen)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(told == controller?.screen)
    controller?.press("s")
    #expect(told == controller?.screen)
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(told == controller?.screen)
    controller?.answerAlert(false)
    #expect(told == controller?.screen)
  }

  @Test func `Cancelling stops the filter`() async {
    controller?.press(.down)
    await processor.calls.wait(for: 1)
    controller?.press(.escape)
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    controller?.press("s")
    await library.calls.wait(for: 1)
    controller?.press(.escape)
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(controller?.screen.alert == nil)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    controller?.press(.down)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    controller?.press("s")
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
  }

  private mutating func release() {
    weak let released = controller
    controller = nil
    #expect(released == nil)
  }
}
