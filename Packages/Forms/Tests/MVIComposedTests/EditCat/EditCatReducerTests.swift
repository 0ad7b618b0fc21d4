import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The editor's reducer")
struct EditCatReducerTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()

  @Test func `Every choice filters the original, and what was made of it is shown`() async throws {
    let store = try editor()
    store.send(.view(.choiceMoved(by: -1)))
    for (number, filter) in [PictureFilter.mono, .sepia].enumerated() {
      store.send(.view(.choiceMoved(by: 1))) {
        $0.choice = number + 1
        $0.phase = .filtering
      }
      #expect(store.state.canChoose && !store.state.canSave && store.state.isFiltering)
      let picture = try Bitmap.grey(UInt8(100 + number))
      await processor.calls.answer(number, with: picture)
      store.receive(.filtered(picture)) {
        $0.phase = .idle
        $0.shown = picture
      }
      #expect(
        processor.calls.inputs.last
          == ScriptedPictureProcessor.Input(filter: filter, picture: try .grey(7)))
    }
    store.send(.view(.choiceMoved(by: 20))) {
      $0.choice = 9
      $0.phase = .filtering
    }
  }

  @Test func `A newer choice takes the place of an older one, which answers nothing`() async throws
  {
    let store = try editor()
    for choice in 1...2 {
      store.send(.view(.choiceMoved(by: 1))) {
        $0.choice = choice
        $0.phase = .filtering
      }
      await processor.calls.wait(for: choice)
    }
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(50))
    let filtered = try Bitmap.grey(100)
    await processor.calls.answer(1, with: filtered)
    store.receive(.filtered(filtered)) {
      $0.phase = .idle
      $0.shown = filtered
    }
  }

  @Test func `Saving says how it ended, and then it closes`() async throws {
    let store = try editor()
    try saving(store)
    await library.calls.answer(0, with: .success("cat-1.png"))
    store.receive(.saved(name: "cat-1.png")) { $0.phase = .saved(name: "cat-1.png") }
    #expect(library.calls.inputs == [try .grey(7)])
    store.send(.view(.alertAnswered))
    store.receive(.delegate(.closed))
  }

  @Test func `What wasn't saved stays, and says why`() async throws {
    let store = try editor()
    try saving(store)
    await library.calls.answer(0, with: .failure(.cancelled))
    let reason = PhotoLibraryError.cancelled.description
    store.receive(.saveFailed(reason: reason)) { $0.phase = .failed(reason: reason) }
    store.send(.view(.alertAnswered)) { $0.phase = .idle }
  }

  @Test func `While it saves nothing can be chosen or saved`() async throws {
    let store = try editor()
    try saving(store)
    store.send(.view(.savePressed))
    store.send(.view(.choiceMoved(by: 1)))
    store.send(.view(.alertAnswered))
    await library.calls.answer(0, with: .success("cat-1.png"))
    store.receive(.saved(name: "cat-1.png")) { $0.phase = .saved(name: "cat-1.png") }
    #expect(library.calls.inputs.count == 1)
  }

  @Test func `Nothing is saved while it filters`() async throws {
    let store = try editor()
    store.send(.view(.choiceMoved(by: 1))) {
      $0.choice = 1
      $0.phase = .filtering
    }
    store.send(.view(.savePressed))
    #expect(library.calls.inputs == [])
  }

  @Test func `Cancelling says so`() throws {
    let store = try editor()
    store.send(.view(.cancelPressed))
    store.receive(.delegate(.closed))
  }

  private typealias EditorStore = TestStore<EditCatState, EditCatAction>

  private func editor() throws -> EditorStore {
    TestStore(
      EditCatState(editing: try .grey(7)),
      reducer: EditCatReducer(processor, library))
  }

  private func saving(_ store: EditorStore) throws {
    store.send(.view(.savePressed)) { $0.phase = .saving }
    #expect(!store.state.canChoose && !store.state.canSave && store.state.isSaving)
  }
}
