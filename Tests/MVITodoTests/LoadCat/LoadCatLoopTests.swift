import Shared
import TestSupport
import Testing

@testable import MVITodo

/// The reducer and the effects together: what comes too late changes nothing.
@Suite("The cat loader's loop")
struct LoadCatLoopTests {
  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let address = CatAddress("cat:1")
  private let runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatAnswer, LoadCatEffect>

  init() async {
    let effects = LoadCatEffects(provider: cats, processor: processor, library: library)
    runtime = Runtime(
      state: LoadCatState(), reducer: LoadCatReducer(), perform: effects.perform)
    runtime.send(.loadPressed)
    await cats.addresses.answer(0, with: .success(address))
  }

  @Test(arguments: [true, false])
  func `A cancelled load's picture isn't shown, not even while another loads`(
    again: Bool
  ) async throws {
    runtime.send(.cancelPressed)
    if again { runtime.send(.loadPressed) }
    let state = runtime.state
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(runtime.state == state)
  }

  @Test func `A closed editor's picture isn't shown in the next editor`() async throws {
    try await edit(.choiceMoved(by: 1))
    await processor.calls.wait(for: 1)
    reopen()
    await processor.calls.answer(0, with: try .grey(100))
    #expect(runtime.state.editor == EditCatState(editing: try .grey(7)))
  }

  @Test func `What a closed editor saved isn't reported in the next editor`() async throws {
    try await edit(.savePressed)
    await library.calls.wait(for: 1)
    reopen()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(runtime.state.editor == EditCatState(editing: try .grey(7)))
  }

  private func edit(_ intent: EditCatIntent) async throws {
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    runtime.send(.editPressed)
    runtime.send(.editor(intent))
  }

  private func reopen() {
    runtime.send(.editor(.cancelPressed))
    runtime.send(.editPressed)
  }
}
