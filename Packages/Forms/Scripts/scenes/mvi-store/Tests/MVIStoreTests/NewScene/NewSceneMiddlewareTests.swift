import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The middleware of NewScene")
struct NewSceneMiddlewareTests {
  private let store: FailingStore
  private let middleware: NewSceneMiddleware

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    middleware = NewSceneMiddleware(store: store)
  }

  @Test func `A load says what is left`() {
    #expect(respond(to: .reloadPressed) == [.loaded(count: 1)])
  }

  @Test func `A failed load says why`() {
    store.fail(.load)
    #expect(respond(to: .reloadPressed) == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `Changes from elsewhere load again as long as it is open`() throws {
    #expect(
      respond(to: .opened) { try? store.setDone(true, 1) }
        == [.loaded(count: 1), .loaded(count: 0)])
    #expect(respond(to: .closePressed) { try? store.setDone(false, 1) } == [])
  }

  /// What it dispatches, also while something else happens after it.
  private func respond(
    to action: NewSceneAction, andThen change: () -> Void = {}
  ) -> [NewSceneAction] {
    var dispatched: [any Action] = []
    middleware.respond(to: action, before: AppState(), after: AppState()) { dispatched.append($0) }
    change()
    return dispatched.compactMap { $0 as? NewSceneAction }
  }
}
