import Shared
import TestSupport
import Testing

@testable import RoadStep5

@Suite("The editor's interactor")
struct EditCatInteractorTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let output = RecordingEditCatInteractorOutput()
  private var interactor: EditCatInteractor?

  init() throws {
    let interactor = EditCatInteractor(
      processor: processor, library: library, picture: try .grey(7))
    interactor.output = output
    self.interactor = interactor
  }

  @Test func `Starting answers with the picture that is to be edited`() throws {
    interactor?.start()
    #expect(output.answers == [.started(try .grey(7))])
  }

  @Test func `Every choice filters the original`() async throws {
    let original = try Bitmap.grey(7)
    for (index, filter) in PictureFilter.allCases.enumerated() {
      interactor?.startFilter(filter)
      await processor.calls.answer(index, with: try .grey(100))
    }
    #expect(processor.calls.inputs.map(\.filter) == PictureFilter.allCases)
    #expect(processor.calls.inputs.allSatisfy { $0.picture == original })
    #expect(output.answers.prefix(2) == [.filterStarted(.original), .filtered(try .grey(100))])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `Of quick choices only the newest answers`(answers: [Int]) async throws {
    for (index, filter) in [PictureFilter.mono, .sepia].enumerated() {
      interactor?.startFilter(filter)
      await processor.calls.wait(for: index + 1)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    for index in answers {
      await processor.calls.answer(index, with: try .grey(100 + UInt8(index)))
    }
    #expect(
      output.answers == [
        .filterStarted(.mono), .filterStarted(.sepia), .filtered(try .grey(101)),
      ])
  }

  @Test func `Saving saves what was filtered, and answers with the name`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.answer(0, with: try .grey(100))
    interactor?.startSave()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(output.answers.suffix(2) == [.saveStarted, .saved(as: "cat-1.png")])
  }

  @Test func `A failed save says why`() async throws {
    interactor?.startSave()
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(library.calls.inputs == [try .grey(7)])
    #expect(
      output.answers == [
        .saveStarted, .saveFailed(reason: PhotoLibraryError.cancelled.description),
      ])
    interactor?.startSave()
    #expect(output.answers.last == .saveStarted)
  }

  @Test func `Nothing is saved while a filter is at work`() {
    interactor?.startFilter(.mono)
    interactor?.startSave()
    #expect(output.answers == [.filterStarted(.mono)])
  }

  @Test func `While saving nothing else is saved or filtered`() {
    interactor?.startSave()
    interactor?.startSave()
    interactor?.startFilter(.mono)
    #expect(output.answers == [.saveStarted])
  }

  @Test func `Cancelling stops the filter`() async {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    interactor?.cancel()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    interactor?.startSave()
    await library.calls.wait(for: 1)
    interactor?.cancel()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(output.answers == [.saveStarted])
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(output.answers == [.filterStarted(.mono)])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async {
    interactor?.startSave()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
    #expect(output.answers == [.saveStarted])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingEditCatInteractorOutput? = RecordingEditCatInteractorOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }

  private mutating func release() {
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
  }
}
