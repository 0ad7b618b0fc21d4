import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The cat loader's reducer")
struct LoadCatReducerTests {
  nonisolated private static let address = CatAddress("cat:1")

  private let cats = ScriptedCatProvider()
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let store: TestStore<LoadCatState, LoadCatAction>

  init() {
    store = TestStore(
      LoadCatState(),
      reducer: LoadCatReducer(cats, processor, library))
  }

  @Test func `A load shows the address, then the picture, and a new one clears both`() async throws
  {
    try await load()
    #expect(cats.pictures.inputs == [Self.address])
    store.send(.view(.loadPressed)) { $0.phase = .loading(nil) }
  }

  @Test func `A second load while one goes on does nothing`() async {
    await find()
    store.send(.view(.loadPressed))
    await cats.pictures.answer(0, with: .failure(.timedOut))
    store.receive(.loadFailed(.timedOut)) { $0.phase = .failed(.timedOut) }
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A load that fails says why, whichever step failed`(atOnce: Bool) async {
    if atOnce {
      store.send(.view(.loadPressed)) { $0.phase = .loading(nil) }
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await find()
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    store.receive(.loadFailed(.timedOut)) { $0.phase = .failed(.timedOut) }
  }

  @Test(arguments: [.success(address), .failure(.cancelled)] as [Result<CatAddress, CatError>])
  func `Cancelled before its address, a load goes no further and answers nothing`(
    late: Result<CatAddress, CatError>
  ) async {
    store.send(.view(.loadPressed)) { $0.phase = .loading(nil) }
    await cats.addresses.wait(for: 1)
    store.send(.view(.cancelPressed)) { $0.phase = .failed(.cancelled) }
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: late)
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.cancelled)] as [Result<Bitmap, CatError>])
  func `Cancelled before its picture, a load answers nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    await find()
    store.send(.view(.cancelPressed)) { $0.phase = .failed(.cancelled) }
    #expect(cats.pictures.isCancelled(0))
    store.send(.view(.loadPressed)) { $0.phase = .loading(nil) }
    await cats.pictures.answer(0, with: late)
  }

  @Test func `Without a load there is nothing to cancel, and without a picture nothing to edit`() {
    store.send(.view(.cancelPressed))
    store.send(.view(.editPressed))
  }

  @Test func `The editor opens for the picture, and what it asks for is answered to it`()
    async throws
  {
    try await edit()
    let filtered = try Bitmap.grey(100)
    await processor.calls.answer(0, with: filtered)
    store.receive(.editor(.filtered(filtered))) {
      $0.editor?.phase = .idle
      $0.editor?.shown = filtered
    }
  }

  @Test func `When the editor closes, its work is cancelled and answers nothing`() async throws {
    try await edit()
    await processor.calls.wait(for: 1)
    store.send(.editor(.view(.cancelPressed)))
    store.receive(.editor(.delegate(.closed))) { $0.editor = nil }
    #expect(processor.calls.isCancelled(0))
    let picture = try Bitmap.grey(7)
    store.send(.view(.editPressed)) { $0.editor = EditCatState(editing: picture) }
    await processor.calls.answer(0, with: try .grey(100))
  }

  @Test func `A save that the editor's end cancelled isn't reported in the next editor`()
    async throws
  {
    try await load()
    let picture = try Bitmap.grey(7)
    store.send(.view(.editPressed)) { $0.editor = EditCatState(editing: picture) }
    store.send(.editor(.view(.savePressed))) { $0.editor?.phase = .saving }
    await library.calls.wait(for: 1)
    store.send(.editor(.view(.cancelPressed)))
    store.receive(.editor(.delegate(.closed))) { $0.editor = nil }
    #expect(library.calls.isCancelled(0))
    store.send(.view(.editPressed)) { $0.editor = EditCatState(editing: picture) }
    await library.calls.answer(0, with: .success("cat-1.png"))
  }

  @Test func `Without an editor its actions are an issue`() {
    withKnownIssue { store.send(.editor(.view(.savePressed))) }
    #expect(store.state == LoadCatState())
  }

  private func find() async {
    store.send(.view(.loadPressed)) { $0.phase = .loading(nil) }
    await cats.addresses.answer(0, with: .success(Self.address))
    store.receive(.addressArrived(Self.address)) { $0.phase = .loading(Self.address) }
  }

  private func load() async throws {
    await find()
    let picture = try Bitmap.grey(7)
    await cats.pictures.answer(0, with: .success(picture))
    store.receive(.pictureArrived(Self.address, picture)) {
      $0.phase = .loaded(Self.address, picture)
    }
  }

  /// Opens the editor, and chooses the first filter.
  private func edit() async throws {
    try await load()
    let picture = try Bitmap.grey(7)
    store.send(.view(.editPressed)) { $0.editor = EditCatState(editing: picture) }
    store.send(.editor(.view(.choiceMoved(by: 1)))) {
      $0.editor?.choice = 1
      $0.editor?.phase = .filtering
    }
  }
}
