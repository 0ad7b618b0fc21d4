import TestSupport
import Testing

@testable import MVIComposed

@Suite("Effects")
struct EffectTests {
  private let ends = Ends()

  @Test func `Cancelling ends the effects with that id, and no others`() {
    let others = Ends()
    perform(
      ends.effect().cancellable(id: "A"), ends.effect().cancellable(id: "A"),
      others.effect().cancellable(id: "B"), others.effect(), .cancel(id: "A")
    ) {
      #expect(ends.count == 2)
      #expect(others.count == 0)
    }
  }

  @Test func `One can take the place of those with its id`() {
    perform(
      ends.effect().cancellable(id: "A"),
      ends.effect().cancellable(id: "A", cancelInFlight: true)
    ) { #expect(ends.count == 1) }
  }

  @Test func `An effect can have several ids`() {
    for id in ["A", "B"] {
      let ends = Ends()
      perform(ends.effect().cancellable(id: "A").cancellable(id: "B"), .cancel(id: id)) {
        #expect(ends.count == 1)
      }
    }
  }

  @Test func `A child's effect can be cancelled in its parent`() {
    let effect: Effect<Int> = .merge(ends.effect().cancellable(id: "A"), .cancel(id: "A"))
    perform(effect.map { "\($0)" }) { #expect(ends.count == 1) }
  }

  @Test func `A child's actions are sent as its parent's`() {
    #expect(perform(Effect.send(1).map { "\($0)" }) == ["1"])
  }

  @Test func `Several are performed in their order`() {
    #expect(perform(.send("A"), .none, .merge(.send("B"), .send("C"))) == ["A", "B", "C"])
  }

  @Test func `What takes time is heard until it is cancelled`() async {
    let calls = Calls<Void, String>()
    let store = TestStore([String](), reducer: Listening(calls: calls))
    store.send("start") { $0 = ["start"] }
    await calls.answer(0, with: "A")
    store.receive("A") { $0 = ["start", "A"] }

    store.send("start") { $0 = ["start", "A", "start"] }
    await calls.wait(for: 2)
    store.send("stop") { $0 = ["start", "A", "start", "stop"] }
    #expect(calls.isCancelled(1))
    await calls.answer(1, with: "B")
  }

  /// Performs effects, and returns what they sent.
  @discardableResult
  private func perform(_ effects: Effect<String>..., check: () -> Void = {}) -> [String] {
    let store = Store<[String], Sent<String>>(
      state: [],
      reducer: Reduce { state, action in
        if action.action != "start" {
          state.append(action.action)
          return .none
        }
        let effect = effects.reduce(Effect<String>.none) { .merge($0, $1) }
        return effect.map(Sent.init)
      })
    store.send("start")
    check()
    return store.state
  }
}

nonisolated private struct Listening: Reducer {
  let calls: Calls<Void, String>

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append(action)
    return switch action {
    case "start": .run { send in send(await calls.call(())) }.cancellable(id: "call")
    case "stop": .cancel(id: "call")
    default: .none
    }
  }
}
