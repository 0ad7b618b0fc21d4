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

  @Test func `Starting answers with what is edited, and how far it is`() throws {
    interactor?.start()
    #expect(output.answers == [.changed(try .grey(7))])
    interactor?.startFilter(.mono)
    interactor?.start()
    #expect(output.answers.last == .changed(try .grey(7, .mono, .filtering)))
  }

  @Test func `Every choice filters the original`() async throws {
    let original = try Bitmap.grey(7)
    for (index, filter) in PictureFilter.allCases.enumerated() {
      interactor?.startFilter(filter)
      await processor.calls.answer(index, with: try .grey(100))
    }
    #expect(processor.calls.inputs.map(\.filter) == PictureFilter.allCases)
    #expect(processor.calls.inputs.allSatisfy { $0.picture == original })
    #expect(
      output.answers.prefix(2) == [
        .changed(try .grey(7, .original, .filtering)), .changed(try .grey(100)),
      ])
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
        .changed(try .grey(7, .mono, .filtering)), .changed(try .grey(7, .sepia, .filtering)),
        .changed(try .grey(101, .sepia, .idle)),
      ])
  }

  @Test func `Saving saves what was filtered, and answers with the name`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.answer(0, with: try .grey(100))
    interactor?.startSave()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(100)])
    #expect(
      output.answers.suffix(3) == [
        .changed(try .grey(100, .mono, .saving)), .changed(try .grey(100, .mono, .saved)),
        .saved(as: "cat-1.png"),
      ])
  }

  @Test func `A failed save says why`() async throws {
    interactor?.startSave()
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(library.calls.inputs == [try .grey(7)])
    #expect(
      output.answers == [
        .changed(try .grey(7, .original, .saving)), .changed(try .grey(7)),
        .saveFailed(reason: PhotoLibraryError.cancelled.description),
      ])
    interactor?.startSave()
    #expect(output.answers.last == .changed(try .grey(7, .original, .saving)))
  }

  @Test func `Nothing is saved while a filter is at work`() throws {
    interactor?.startFilter(.mono)
    interactor?.startSave()
    #expect(output.answers == [.changed(try .grey(7, .mono, .filtering))])
  }

  @Test func `While saving nothing else is saved or filtered`() throws {
    interactor?.startSave()
    interactor?.startSave()
    interactor?.startFilter(.mono)
    #expect(output.answers == [.changed(try .grey(7, .original, .saving))])
  }

  @Test func `Cancelling stops the filter`() async {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    interactor?.cancel()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async throws {
    interactor?.startSave()
    await library.calls.wait(for: 1)
    interactor?.cancel()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(output.answers == [.changed(try .grey(7, .original, .saving))])
  }

  @Test mutating func `Filtering stops when it goes`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    release()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(output.answers == [.changed(try .grey(7, .mono, .filtering))])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  mutating func `Saving stops when it goes`(late: Result<String, PhotoLibraryError>) async throws {
    interactor?.startSave()
    await library.calls.wait(for: 1)
    release()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
    #expect(output.answers == [.changed(try .grey(7, .original, .saving))])
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
