import Shared
import TestSupport
import Testing

@testable import VIPERBase

@Suite("The interactor of NewScene")
struct NewSceneInteractorTests {
  private let store: FailingStore
  private let output = RecordingNewSceneInteractorOutput()
  private let interactor: NewSceneInteractor

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    interactor = NewSceneInteractor(store: store)
    interactor.output = output
  }

  @Test func `A load answers with what is left`() {
    interactor.load()
    #expect(output.answers == [.loaded(NewSceneResponse(left: 1))])
  }

  @Test func `A change from elsewhere is answered at once`() throws {
    try store.add("2026-11-22 C")
    #expect(output.answers == [.loaded(NewSceneResponse(left: 2))])
  }

  @Test func `A failed load says why`() {
    store.fail(.load)
    interactor.load()
    #expect(output.answers == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingNewSceneInteractorOutput? = RecordingNewSceneInteractorOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
