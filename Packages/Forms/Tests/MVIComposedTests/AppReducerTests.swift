import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The app's reducer")
struct AppReducerTests {
  private let cats = ScriptedCatProvider()

  @Test func `The tabs share a store, and each has its part of the state`() async throws {
    let store = TestStore(AppState(), reducer: try reducer)
    let todo = TodoItem(1, "A", inDays: -1)
    store.send(.cats(.view(.loadPressed))) { $0.cats.phase = .loading(nil) }
    store.send(.todos(.view(.appeared)))
    store.receive(.todos(.loaded([todo]))) { $0.todos = .listing([todo]) }
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    store.receive(.cats(.addressArrived(CatAddress("cat:1")))) {
      $0.cats.phase = .loading(CatAddress("cat:1"))
    }
    store.send(.cats(.view(.cancelPressed))) { $0.cats.phase = .failed(.cancelled) }
    #expect(cats.pictures.isCancelled(0))
  }

  private var reducer: AppReducer {
    get throws {
      AppReducer(
        todos: TodoListReducer(over: try FailingStore("2026-11-20 A")), cats: LoadCatReducer(cats))
    }
  }
}
