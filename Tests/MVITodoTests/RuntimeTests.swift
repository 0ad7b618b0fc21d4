import Testing

@testable import MVITodo

@Suite("The runtime")
struct RuntimeTests {
  /// The state is the list of intents that were taken.
  private typealias Logging = Runtime<[String], String, String>

  @Test func `An intent becomes the next state and its effects`() {
    var performed: [String] = []
    let runtime = Logging(
      state: [], reduce: { ($0 + [$1], ["effect of " + $1]) },
      perform: { effect, _ in performed.append(effect) })
    runtime.send("A")
    #expect(runtime.state == ["A"])
    #expect(performed == ["effect of A"])
  }

  @Test func `Intents are taken in the order in which they were sent`() {
    // Each intent has two effects, and each effect answers at once with an intent.
    let runtime = Logging(
      state: [],
      reduce: { ($0 + [$1], $1.count < 3 ? [$1 + "1", $1 + "2"] : []) },
      perform: { effect, send in send(effect) })
    runtime.send("A")
    #expect(runtime.state == ["A", "A1", "A2", "A11", "A12", "A21", "A22"])
  }

  @Test func `One intent is taken at a time, with all its effects`() {
    var log: [String] = []
    let runtime = Logging(
      state: [], reduce: { ($0 + [$1], $1 == "A" ? ["B", "C"] : []) },
      perform: { effect, send in
        log.append("begins \(effect)")
        send(effect)
        log.append("ends \(effect)")
      })
    runtime.onChange = { [unowned runtime] in log.append(runtime.state.joined()) }
    runtime.send("A")
    #expect(log == ["A", "begins B", "ends B", "begins C", "ends C", "AB", "ABC"])
  }

  @Test func `It says that it changed after each intent, before its effects`() {
    var log: [String] = []
    let runtime = Logging(
      state: [], reduce: { ($0 + [$1], $1 == "A" ? ["B"] : []) },
      perform: { effect, send in
        log.append("performs \(effect)")
        send(effect)
      })
    runtime.onChange = { [unowned runtime] in
      log.append("shows \(runtime.state.joined())")
    }
    runtime.send("A")
    #expect(log == ["shows A", "performs B", "shows AB"])
  }

  @Test func `An effect that answers later is heard, and one that answers too late isn't`() {
    var answer: ((String) -> Void)?
    var runtime: Logging? = Logging(
      state: [], reduce: { ($0 + [$1], $1 == "A" ? ["effect"] : []) },
      perform: { _, send in answer = send })
    runtime?.send("A")
    answer?("B")
    #expect(runtime?.state == ["A", "B"])

    weak let released = runtime
    runtime = nil
    #expect(released == nil)
    answer?("C")
  }
}
