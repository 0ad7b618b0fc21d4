import Presentation
import Shared
import TestSupport
import Testing

@testable import RoadStep3

@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let view = RecordingEditCatView()
  private let delegate = RecordingEditCatPresenterDelegate()
  private var presenter: EditCatPresenter?

  init() throws {
    let presenter = EditCatPresenter(
      processor: processor, library: library, picture: try .grey(7))
    presenter.delegate = delegate
    self.presenter = presenter
  }

  @Test func `It opens with the original picture and every choice`() throws {
    presenter?.attach(view)
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(7))),
        .showChoices(EditCatFormatter().choices, selection: 0),
      ] + .idle + [.dismissAlert])
  }

  @Test func `The choice stops at the first and the last filter`() {
    attach()
    presenter?.choiceMoved(by: -1)
    #expect(view.takeCommands() == [])
    presenter?.choiceMoved(by: 20)
    #expect(view.selectedTitle == "Transfer")
    presenter?.choiceMoved(by: -1)
    #expect(view.selectedTitle == "Process")
  }

  @Test func `Every choice filters the original`() async throws {
    attach()
    presenter?.choiceMoved(by: 1)
    #expect(
      view.takeCommands()
        == [.showChoices(EditCatFormatter().choices, selection: 1)] + .filtering)
    #expect(view.selectedTitle == "Mono")
    await processor.calls.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [.showPicture(CatPicture(try .grey(100)))] + .idle)
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    attach()
    for choice in 1...2 {
      presenter?.choiceMoved(by: 1)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    _ = view.takeCommands()
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
    }
    #expect(view.takeCommands() == [.showPicture(CatPicture(try .grey(101)))] + .idle)
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    attach()
    presenter?.choiceMoved(by: 1)
    await processor.calls.answer(0, with: try .grey(100))
    _ = view.takeCommands()
    presenter?.savePressed()
    #expect(view.takeCommands() == .saving)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(view.takeCommands() == .saved + [.showNotice(Notice("Saved as cat-1.png."))])
    #expect(delegate.closed == 0)
    presenter?.alertAnswered()
    #expect(delegate.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    attach()
    presenter?.savePressed()
    _ = view.takeCommands()
    await library.calls.answer(0, with: .failure(.cancelled))
    let reason = PhotoLibraryError.cancelled.description
    #expect(
      view.takeCommands()
        == .idle + [.showNotice(Notice("Couldn't save the picture.", reason: reason))])
    presenter?.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(delegate.closed == 0)
  }

  @Test func `How saving ended is told to another view, too`() async {
    attach()
    presenter?.savePressed()
    await library.calls.answer(0, with: .success("cat-1.png"))
    let another = RecordingEditCatView()
    presenter?.attach(another)
    #expect(another.takeCommands().last == .showNotice(Notice("Saved as cat-1.png.")))
  }

  @Test func `Saving while filtering does nothing`() async throws {
    attach()
    presenter?.choiceMoved(by: 1)
    _ = view.takeCommands()
    presenter?.savePressed()
    #expect(view.takeCommands() == [])
    await processor.calls.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [.showPicture(CatPicture(try .grey(100)))] + .idle)
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    attach()
    presenter?.savePressed()
    _ = view.takeCommands()
    presenter?.savePressed()
    #expect(view.takeCommands() == [])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async {
    attach()
    presenter?.savePressed()
    _ = view.takeCommands()
    presenter?.choiceMoved(by: 1)
    #expect(view.takeCommands() == [])
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(view.takeCommands() == .saved + [.showNotice(Notice("Saved as cat-1.png."))])
    #expect(processor.calls.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    attach()
    presenter?.cancelPressed()
    #expect(delegate.closed == 1)
    #expect(library.calls.inputs == [])
  }

  @Test func `Cancelling stops the filter`() async {
    attach()
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    presenter?.cancelPressed()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    attach()
    presenter?.savePressed()
    await library.calls.wait(for: 1)
    _ = view.takeCommands()
    presenter?.cancelPressed()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(view.takeCommands() == [])
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    attach()
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(view.takeCommands() == [])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    attach()
    presenter?.savePressed()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
    #expect(view.takeCommands() == [])
  }

  private func attach() {
    presenter?.attach(view)
    _ = view.takeCommands()
  }

  private mutating func release() {
    weak let released = presenter
    presenter = nil
    #expect(released == nil)
    _ = view.takeCommands()
  }
}
