import Presentation
import Shared
import TestSupport
import Testing

@testable import RoadStep2

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
    presenter.attach(view)
    self.presenter = presenter
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(presenter?.choices == EditCatFormatter().choices)
    #expect(presenter?.everythingShown == .init(picture: try .grey(7)))
  }

  @Test func `The choice stops at the first and the last filter`() throws {
    presenter?.choiceMoved(by: -1)
    #expect(presenter?.everythingShown == .init(picture: try .grey(7)))
    presenter?.choiceMoved(by: 20)
    #expect(presenter?.choice == PictureFilter.allCases.firstIndex(of: .transfer))
    presenter?.choiceMoved(by: -1)
    #expect(presenter?.choice == PictureFilter.allCases.firstIndex(of: .process))
  }

  @Test func `Every choice filters the original`() async throws {
    presenter?.choiceMoved(by: 1)
    #expect(
      presenter?.everythingShown == .init(picture: try .grey(7), choice: 1, phase: .filtering))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(presenter?.everythingShown == .init(picture: try .grey(100), choice: 1))
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 2)
    #expect(processor.calls.inputs.map(\.filter) == [.mono, .sepia])
    #expect(processor.calls.inputs.last?.picture == (try .grey(7)))
  }

  @Test func `Its view is notified after each change`() async throws {
    var told: EditCatPresenter.Shown?
    view.onUpdate = { [weak presenter] in told = presenter?.everythingShown }
    presenter?.choiceMoved(by: 1)
    #expect(told == presenter?.everythingShown)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(told == presenter?.everythingShown)
    presenter?.savePressed()
    #expect(told == presenter?.everythingShown)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(told == presenter?.everythingShown)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest shows`(answers: [Int]) async throws {
    for choice in 1...2 {
      presenter?.choiceMoved(by: 1)
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
      #expect(presenter?.shown != (try .grey(100)))
    }
    #expect(presenter?.everythingShown == .init(picture: try .grey(101), choice: 2))
  }

  @Test func `Saving saves what is shown, reports the name, and then closes`() async throws {
    presenter?.choiceMoved(by: 1)
    await processor.calls.answer(0, with: try .grey(100))
    presenter?.savePressed()
    #expect(
      presenter?.everythingShown == .init(picture: try .grey(100), choice: 1, phase: .saving))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(
      presenter?.everythingShown == .init(picture: try .grey(100), choice: 1, phase: .saved))
    #expect(presenter?.notice == Notice("Saved as cat-1.png."))
    #expect(delegate.closed == 0)
    presenter?.alertAnswered()
    #expect(delegate.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() async {
    presenter?.savePressed()
    await library.calls.answer(0, with: .failure(.cancelled))
    let reason = PhotoLibraryError.cancelled.description
    #expect(presenter?.notice == Notice("Couldn't save the picture.", reason: reason))
    #expect(presenter?.phase == .idle)
    presenter?.alertAnswered()
    #expect(presenter?.notice == nil)
    #expect(delegate.closed == 0)
  }

  @Test func `Saving while filtering does nothing`() async throws {
    presenter?.choiceMoved(by: 1)
    presenter?.savePressed()
    #expect(
      presenter?.everythingShown == .init(picture: try .grey(7), choice: 1, phase: .filtering))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(library.calls.inputs == [])
  }

  @Test func `Saving while saving does nothing`() async throws {
    presenter?.savePressed()
    presenter?.savePressed()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
  }

  @Test func `Choosing while saving does nothing`() async throws {
    presenter?.savePressed()
    presenter?.choiceMoved(by: 1)
    #expect(presenter?.everythingShown == .init(picture: try .grey(7), phase: .saving))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(processor.calls.inputs == [])
  }

  @Test func `Cancelling closes and saves nothing`() {
    presenter?.cancelPressed()
    #expect(delegate.closed == 1)
    #expect(library.calls.inputs == [])
  }

  @Test func `Cancelling stops the filter`() async {
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    presenter?.cancelPressed()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    presenter?.savePressed()
    await library.calls.wait(for: 1)
    presenter?.cancelPressed()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(presenter?.notice == nil)
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    presenter?.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    presenter?.savePressed()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    var updates = 0
    view.onUpdate = { updates += 1 }
    await library.calls.answer(0, with: late)
    #expect(updates == 0)
  }

  private mutating func release() {
    weak let released = presenter
    presenter = nil
    #expect(released == nil)
  }
}
