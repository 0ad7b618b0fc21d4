import Testing

@testable import MVITodo

@Suite("The runtime")
struct RuntimeTests {
  /// The state is the log of the intents and answers that were taken.
  private typealias Logging = Runtime<[String], String, String, String>

  @Test func `An intent becomes the next state and its effects`() {
    var performed: [String] = []
    let runtime = logging(
      effects: { ["effect of " + $0] }, perform: { effect, _ in performed.append(effect) })
    runtime.send("A")
    #expect(runtime.state == ["A"])
    #expect(performed == ["effect of A"])
  }

  @Test func `Answers are taken in the order in which they came`() {
    // Intents and answers have two effects, and each effect answers at once.
    let runtime = logging(
      effects: { $0.count < 3 ? [$0 + "1", $0 + "2"] : [] },
      perform: { effect, answer in answer(effect) })
    runtime.send("A")
    #expect(
      runtime.state == ["A", "re A1", "re A2", "re A11", "re A12", "re A21", "re A22"])
  }

  @Test func `One intent is taken at a time, with all its effects`() {
    var log: [String] = []
    let runtime = logging(
      effects: { $0 == "A" ? ["B", "C"] : [] },
      perform: { effect, answer in
        log.append("begins \(effect)")
        answer(effect)
        log.append("ends \(effect)")
      })
    runtime.onChange = { [unowned runtime] in log.append(runtime.state.joined(separator: ", ")) }
    runtime.send("A")
    #expect(
      log == [
        "A", "begins B", "ends B", "begins C", "ends C", "A, re B", "A, re B, re C",
      ])
  }

  @Test func `It says that it changed after each intent and answer, before their effects`() {
    var log: [String] = []
    let runtime = logging(
      effects: { $0 == "A" ? ["B"] : [] },
      perform: { effect, answer in
        log.append("performs \(effect)")
        answer(effect)
      })
    runtime.onChange = { [unowned runtime] in
      log.append("shows \(runtime.state.joined(separator: ", "))")
    }
    runtime.send("A")
    #expect(log == ["shows A", "performs B", "shows A, re B"])
  }

  @Test func `An effect that answers later is heard, and one that answers too late isn't`() {
    var answer: ((String) -> Void)?
    var runtime: Logging? = logging(
      effects: { $0 == "A" ? ["effect"] : [] }, perform: { answer = $1 })
    runtime?.send("A")
    answer?("B")
    #expect(runtime?.state == ["A", "re B"])

    weak let released = runtime
    runtime = nil
    #expect(released == nil)
    answer?("C")
  }

  @Test func `A scope has a part of the state as it is now, and sends the part's intents`() throws {
    let runtime = logging(["A"])
    let scope = try #require(runtime.scoped(to: \.last) { (number: Int) in "intent \(number)" })
    #expect(scope.state == "A")
    scope.send(1)
    #expect(runtime.state == ["A", "intent 1"])
    #expect(scope.state == "intent 1")
  }

  @Test func `Without its part there is no scope, and a part that went stays as it was`() throws {
    let runtime = logging(["A"])
    let only = { (state: [String]) in state.count == 1 ? state[0] : nil }
    let scope = try #require(runtime.scoped(to: only) { (intent: String) in intent })
    scope.send("B")
    #expect(scope.state == "A")
    let later = runtime.scoped(to: only) { (intent: String) in intent }
    #expect(later == nil)
  }

  private func logging(
    _ state: [String] = [], effects: @escaping (String) -> [String] = { _ in [] },
    perform: @escaping Logging.Perform = { _, _ in }
  ) -> Logging {
    let reducer = ScriptedReducer<[String], String, String, String>(
      onIntent: { state, intent in
        state.append(intent)
        return effects(intent)
      },
      onAnswer: { state, answer in
        state.append("re \(answer)")
        return effects(answer)
      })
    return Logging(state: state, reducer: reducer, perform: perform)
  }
}
