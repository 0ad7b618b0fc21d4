import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What the view decides can only be tested by keys and screens, over a real model.
@Suite("The editor's view")
struct EditCatViewTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let end = RecordingEnd()
  private var view: EditCatView?

  init() throws {
    view = EditCatView(
      model: CatsModel(provider: ScriptedCatProvider(), processor: processor, library: library),
      picture: try .grey(7), onClosed: end.closed)
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(view?.screen.title == "Edit Cat")
    #expect(view?.screen.picture == Screen.Picture(CatPicture(try .grey(7))))
    #expect(view?.screen.titles == EditCatFormatter().choices)
    #expect(view?.screen.selectedTitle == "Original")
    #expect(view?.screen.spinners == [])
    #expect(view?.screen.enabled == ["Choose", "Save", "Cancel"])
  }

  @Test func `The choice stops at the first and the last filter`() {
    view?.press(.up)
    #expect(view?.screen.selectedTitle == "Original")
    #expect(view?.screen.spinners == [])
    for _ in 1...20 { view?.press(.down) }
    #expect(view?.screen.selectedTitle == "Transfer")
    view?.press(.up)
    #expect(view?.screen.selectedTitle == "Process")
  }

  @Test func `Every choice filters the original`() async throws {
    view?.press(.down)
    #expect(view?.screen.spinners == ["Working"])
    #expect(view?.screen.enabled == ["Choose", "Cancel"])
    #expect(view?.screen.selectedTitle == "Mono")
    await processor.calls.answer(0, with: try .grey(100))
    #expect(view?.screen.picture == Screen.Picture(CatPicture(try .grey(100))))
    #expect(view?.screen.spinners == [])
    #expect(view?.screen.enabled == ["Choose", "Save", "Cancel"])
    view?.press(.down)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      view?.press(.down)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(view?.screen.picture != Screen.Picture(CatPicture(try .grey(100))))
    }
    #expect(view?.screen.picture == Screen.Picture(CatPicture(try .grey(101))))
    #expect(view?.screen.spinners == [])
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    view?.press(.down)
    await processor.calls.answer(0, with: try .grey(100))
    view?.press("s")
    #expect(view?.screen.spinners == ["Saving"])
    #expect(view?.screen.enabled == ["Cancel"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(view?.screen.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    #expect(end.ends == [])
    view?.answerAlert(false)
    #expect(end.ends == [.closed])
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    view?.press("s")
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(
      view?.screen.alert
        == Screen.Alert(
          .notice, "Couldn't save the picture.", detail: PhotoLibraryError.cancelled.description))
    view?.answerAlert(false)
    #expect(view?.screen.alert == nil)
    #expect(view?.screen.enabled == ["Choose", "Save", "Cancel"])
    #expect(end.ends == [])
  }

  @Test func `Saving while filtering does nothing`() async throws {
    view?.press(.down, "s")
    #expect(view?.screen.spinners == ["Working"])
    await processor.calls.answer(0, with: try .grey(100))
    #expect(view?.screen.picture == Screen.Picture(CatPicture(try .grey(100))))
    #expect(view?.screen.spinners == [])
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    view?.press("s", "s")
    #expect(view?.screen.spinners == ["Saving"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async {
    view?.press("s", .down)
    #expect(view?.screen.selectedTitle == "Original")
    #expect(view?.screen.spinners == ["Saving"])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(view?.screen.alert == Screen.Alert(.notice, "Saved as cat-1.png."))
    #expect(processor.calls.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    view?.press(.escape)
    #expect(end.ends == [.closed])
    #expect(library.calls.inputs == [])
  }

  @Test func `It says once whenever it changed, and not when nothing did`() async throws {
    let view = try #require(view)
    var changes = 0
    view.onChange = { changes += 1 }
    _ = view.screen
    view.press(.up, "z")
    #expect(changes == 0)
    view.press(.down)
    #expect(changes == 1)
    _ = view.screen
    await processor.calls.answer(0, with: try .grey(100))
    #expect(changes == 2)
    _ = view.screen
    view.press("s")
    #expect(changes == 3)
    _ = view.screen
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(changes == 4)
    _ = view.screen
    view.answerAlert(false)
    #expect(changes == 5)
  }

  @Test func `Cancelling stops the filter`() async {
    view?.press(.down)
    await processor.calls.wait(for: 1)
    view?.press(.escape)
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    view?.press("s")
    await library.calls.wait(for: 1)
    view?.press(.escape)
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(view?.screen.alert == nil)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    view?.press(.down)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    view?.press("s")
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
  }

  private mutating func release() {
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
