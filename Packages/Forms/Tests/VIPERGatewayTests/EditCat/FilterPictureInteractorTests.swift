import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Filtering the picture")
struct FilterPictureInteractorTests {
  private let processor = ScriptedPictureProcessor()
  private let data: ScriptedEditCatDataManager
  private let output = RecordingEditCatOutput()
  private var interactor: FilterPictureInteractor?

  init() throws {
    data = ScriptedEditCatDataManager(original: try .grey(7))
    let interactor = FilterPictureInteractor(data: data, processor: processor)
    interactor.output = output
    self.interactor = interactor
  }

  @Test func `Every choice filters the original, and what comes of it is shown`() async throws {
    let original = try Bitmap.grey(7)
    for (index, filter) in PictureFilter.allCases.enumerated() {
      interactor?.startFilter(filter)
      await processor.calls.answer(index, with: try .grey(100))
    }
    #expect(processor.calls.inputs.map(\.filter) == PictureFilter.allCases)
    #expect(processor.calls.inputs.allSatisfy { $0.picture == original })
    #expect(output.answers.prefix(2) == [.filterStarted(.original), .filtered(try .grey(100))])
    #expect(data.shown == (try .grey(100)))
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
    #expect(data.shown == (try .grey(101)))
  }

  @Test func `It is known to be at work until it is done`() async throws {
    interactor?.startFilter(.mono)
    #expect(data.work == .filtering)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(data.work == nil)
  }

  @Test func `While saving nothing is filtered`() {
    data.work = .saving
    interactor?.startFilter(.mono)
    #expect(output.answers == [])
    #expect(data.work == .saving)
  }

  @Test func `Cancelling stops the filter`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    interactor?.cancelFilter()
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(output.answers == [.filterStarted(.mono)])
  }

  @Test mutating func `It stops when it goes`() async throws {
    interactor?.startFilter(.mono)
    await processor.calls.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(output.answers == [.filterStarted(.mono)])
    #expect(data.shown == data.original)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingEditCatOutput? = RecordingEditCatOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
