import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's effects")
struct EditCatEffectsTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let receiver = RecordingReceiver<EditCatIntent>()
  private var effects: EditCatEffects?

  init() {
    effects = EditCatEffects(processor: processor, library: library)
  }

  @Test func `Filtering answers with the filtered picture`() async throws {
    effects?.perform(.filter(.mono, try .grey(7), work: 1), send: receiver.receive)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(processor.calls.inputs.map(\.filter) == [.mono])
    #expect(processor.calls.inputs.map(\.picture) == [try .grey(7)])
    #expect(receiver.intents == [.filtered(try .grey(100), work: 1)])
  }

  @Test func `Of quick choices only the newest goes on`() async throws {
    for work in 1...2 {
      effects?.perform(.filter(.mono, try .grey(7), work: work), send: receiver.receive)
      await processor.calls.wait(for: work)
    }
    #expect(processor.calls.isCancelled(0))
    #expect(!processor.calls.isCancelled(1))
  }

  @Test func `Saving answers with the name`() async throws {
    effects?.perform(.save(try .grey(7), work: 1), send: receiver.receive)
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(library.calls.inputs == [try .grey(7)])
    #expect(receiver.intents == [.saved(name: "cat-1.png", work: 1)])
  }

  @Test func `A failed save says why`() async throws {
    effects?.perform(.save(try .grey(7), work: 1), send: receiver.receive)
    await library.calls.answer(0, with: .failure(.cancelled))
    #expect(
      receiver.intents == [.saveFailed(reason: PhotoLibraryError.cancelled.description, work: 1)])
  }

  @Test(arguments: [true, false])
  mutating func `Filtering stops when the editor closes or they go`(byRelease: Bool) async throws {
    effects?.perform(.filter(.mono, try .grey(7), work: 1), send: receiver.receive)
    await processor.calls.wait(for: 1)
    byRelease ? release() : effects?.perform(.cancel, send: receiver.receive)
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Saving stops when the editor closes`() async throws {
    effects?.perform(.save(try .grey(7), work: 1), send: receiver.receive)
    await library.calls.wait(for: 1)
    effects?.perform(.cancel, send: receiver.receive)
    #expect(library.calls.isCancelled(0))
  }

  private mutating func release() {
    weak let released = effects
    effects = nil
    #expect(released == nil)
  }
}
