import Testing

@testable import MVIStore

@Suite("The store")
struct StoreTests {
  @Test func `What is dispatched is reduced`() {
    let store = logging()
    store.dispatch(Logged.text("A"))
    store.dispatch(Logged.text("B"))
    #expect(store.state == ["A", "B"])
  }

  @Test func `Middleware sees an action in its order, before and after the reducer`() {
    var log: [String] = []
    let store = logging(
      ["outer", "inner"].map { name in
        { _, state in
          { next in
            { action in
              log.append("\(name) \(state() ?? [])")
              next(action)
              log.append("\(name) \(state() ?? [])")
            }
          }
        }
      })
    store.dispatch(Logged.text("A"))
    #expect(log == ["outer []", "inner []", "inner [\"A\"]", "outer [\"A\"]"])
  }

  @Test func `Middleware may hold an action back`() {
    let store = logging([{ _, _ in { _ in { _ in } } }])
    store.dispatch(Logged.text("A"))
    #expect(store.state == [])
  }

  @Test func `What middleware dispatches goes through all of it`() {
    let recorder = Recorder()
    let store = logging([
      recorder.middleware,
      { dispatch, _ in
        { next in
          { action in
            next(action)
            if case Logged.text("A") = action { dispatch(Logged.text("B")) }
          }
        }
      },
    ])
    store.dispatch(Logged.text("A"))
    #expect(store.state == ["A", "B"])
    #expect(recorder.take() == [Logged.text("A"), Logged.text("B")].dispatched)
  }

  @Test func `A subscriber is told what its selector selects, and only if that changed`() {
    let store = logging()
    var counts: [Int] = []
    let subscription = store.subscribe(\.count) { counts.append($0) }
    store.dispatch(Logged.text("A"))
    store.dispatch(Logged.nothing)
    store.dispatch(Logged.text("B"))
    #expect(counts == [1, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `A subscription ends when it is let go, even while others are told`() {
    let store = logging()
    var counts: [Int] = []
    var second: Subscription<[String]>?
    let first = store.subscribe(\.count) { _ in second = nil }
    second = store.subscribe(\.count) { counts.append($0) }
    store.dispatch(Logged.text("A"))
    store.dispatch(Logged.text("B"))
    #expect(counts == [])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `Middleware that answers too late is not heard, and keeps no store`() {
    var late: Dispatch?
    var lateState: (() -> [String]?)?
    var store: Store<[String]>? = logging([
      { dispatch, state in
        late = dispatch
        lateState = state
        return { $0 }
      }
    ])
    late?(Logged.text("A"))
    #expect(store?.state == ["A"])
    weak let released = store
    store = nil
    #expect(released == nil)
    late?(Logged.text("B"))
    #expect(lateState?() == nil)
  }

  /// The state is the log of the actions.
  private func logging(_ middleware: [Middleware<[String]>] = []) -> Store<[String]> {
    Store(
      state: [],
      reduce: { action, state in
        if case Logged.text(let text) = action { state + [text] } else { state }
      }, middleware: middleware)
  }
}

nonisolated private enum Logged: Action {
  case text(String)
  case nothing
}
