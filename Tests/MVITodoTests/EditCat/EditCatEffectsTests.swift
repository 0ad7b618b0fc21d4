import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's effects")
struct EditCatEffectsTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let receiver = RecordingReceiver<EditCatAnswer>()
  private var effects: EditCatEffects?

  init() {
    effects = EditCatEffects(processor: processor, library: library)
  }

  @Test func `Filtering answers with the filtered picture`() async throws {
    effects?.perform(.filter(.mono, try .grey(7)), answer: receiver.receive)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(processor.calls.inputs.map(\.filter) == [.mono])
    #expect(processor.calls.inputs.map(\.picture) == [try .grey(7)])
    #expect(receiver.received == [.filtered(try .grey(100))])
  }

  @Test func `Of quick choices only the newest goes on and answers`() async throws {
    for calls in 1...2 {
      effects?.perform(.filter(.mono, try .grey(7)), answer: receiver.receive)
      await processor.calls.wait(for: calls)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
    await processor.calls.answer(0, with: try .grey(50))
    #expect(receiver.received == [])
    await processor.calls.answer(1, with: try .grey(100))
    #expect(receiver.received == [.filtered(try .grey(100))])
  }

  @Test func `Saving answers with the name`() async throws {
    effects?.perform(.save(try .grey(7)), answer: receiver.receive)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
    #expect(receiver.received == [.saved(name: "cat-1.png")])
  }

  @Test func `A failed save says why`() async throws {
    effects?.perform(.save(try .grey(7)), answer: receiver.receive)
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(receiver.received == [.saveFailed(reason: PhotoLibraryError.cancelled.description)])
  }

  @Test(arguments: [true, false])
  mutating func `Filtering stops when the editor closes or they go, and answers nothing`(
    byRelease: Bool
  ) async throws {
    effects?.perform(.filter(.mono, try .grey(7)), answer: receiver.receive)
    await processor.calls.wait(for: 1)
    byRelease ? release() : effects?.perform(.cancel, answer: receiver.receive)
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
    #expect(receiver.received == [])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  func `Saving stops when the editor closes, and answers nothing`(
    late: Result<String, PhotoLibraryError>
  ) async throws {
    effects?.perform(.save(try .grey(7)), answer: receiver.receive)
    await library.calls.wait(for: 1)
    effects?.perform(.cancel, answer: receiver.receive)
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: late)
    #expect(receiver.received == [])
  }

  private mutating func release() {
    weak let released = effects
    effects = nil
    #expect(released == nil)
  }
}
