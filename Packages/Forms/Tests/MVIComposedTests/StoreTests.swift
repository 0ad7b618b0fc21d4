import Testing

@testable import MVIComposed

@Suite("The store")
struct StoreTests {
  @Test func `An action becomes the next state, and its effect is performed`() {
    var performed: [String] = []
    let store = logging { action in
      action == "A" ? .perform { _ in performed.append("effect of A") } : .none
    }
    store.send("A")
    #expect(store.state == ["A"])
    #expect(performed == ["effect of A"])
  }

  @Test func `Actions are taken one at a time, in the order in which they came`() {
    var log: [String] = []
    let store = logging { action in
      guard action.count < 3 else { return .none }
      let effects = [1, 2].map { number in
        Effect<Logged>.perform { send in
          log.append("begins \(action)\(number)")
          send(Logged("\(action)\(number)"))
          log.append("ends \(action)\(number)")
        }
      }
      return .merge(effects[0], effects[1])
    }
    store.send("A")
    #expect(store.state == ["A", "A1", "A2", "A11", "A12", "A21", "A22"])
    #expect(log.prefix(4) == ["begins A1", "ends A1", "begins A2", "ends A2"])
  }

  @Test func `It says that it changed when no action is left, and only if it did`() {
    var states: [[String]] = []
    let store = logging { $0 == "A" ? .send("B") : .none }
    store.onChange = { [unowned store] in states.append(store.state) }
    store.send("A")
    #expect(states == [["A", "B"]])
    store.send("")
    #expect(states.count == 1)
  }

  @Test func `An effect that answers later is heard, and one that answers too late isn't`() {
    var answer: Send<Logged>?
    var store: Logging? = logging { $0 == "A" ? .perform { answer = $0 } : .none }
    store?.send("A")
    answer?("B")
    #expect(store?.state == ["A", "B"])

    weak let released = store
    store = nil
    #expect(released == nil)
    answer?("C")
  }

  @Test func `Effects that go on end with it`() {
    let ends = Ends()
    var store: Logging? = logging { _ in ends.effect() }
    store?.send("A")
    #expect(ends.count == 0)
    store = nil
    #expect(ends.count == 1)
  }

  @Test func `A scoped store follows its part, sends its actions and keeps the whole`() {
    var whole: Logging? = logging { _ in .none }
    let last = whole?.scope(\.last) { (number: Numbered) in Logged("\(number.number)") }
    var changes = 0
    last?.onChange = { changes += 1 }
    last?.send(1)
    #expect(whole?.state == ["1"])
    #expect(last?.state == "1")
    #expect(changes == 1)
    last?.send(1)
    #expect(whole?.state == ["1", "1"])
    #expect(changes == 1)
    whole = nil
    last?.send(2)
    #expect(last?.state == "2")
  }

  @Test func `Without its part there is no store for it, and one whose part went stays`() throws {
    let store = logging { _ in .none }
    let part = { store.scope(ifLet: \.only) { (number: Numbered) in Logged("\(number.number)") } }
    #expect(part() == nil)
    store.send("A")
    let only = try #require(part())
    only.send(1)
    #expect(only.state == "A")
    #expect(part() == nil)
  }

  @Test func `A scoped store that nobody needs is let go`() {
    let store = logging { _ in .none }
    weak let released = store.scope(\.last) { (action: Logged) in action }
    #expect(released == nil)
    store.send("A")
  }

  private typealias Logging = Store<[String], Logged>

  /// The state is the log of the actions; an empty one changes nothing.
  private func logging(_ effect: @escaping (String) -> Effect<Logged>) -> Logging {
    Store(
      state: [],
      reducer: Reduce { state, action in
        if !action.text.isEmpty { state.append(action.text) }
        return effect(action.text)
      })
  }
}

nonisolated private struct Logged: FeatureAction, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  static func view(_ text: String) -> Self { Self(text) }
}

nonisolated private struct Numbered: FeatureAction {
  let number: Int

  static func view(_ number: Int) -> Self { Self(number: number) }
}

nonisolated extension [String] {
  fileprivate var only: String? { count == 1 ? first : nil }
}
