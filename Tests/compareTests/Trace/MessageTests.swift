import Testing

@testable import RunTrace

@Suite("Messages made of calls")
struct MessageTests {
  /// A call with what it led to; the functions stand in the order of the calls.
  private func steps(_ functions: [(depth: Int, function: TracedFunction)]) -> [Step] {
    var open: [Call] = []
    for (order, (depth, function)) in functions.enumerated() {
      let call = Call(function: function, thread: 1, task: 0, order: order)
      open = Array(open.prefix(depth))
      _ = open.last?.add(call)
      open.append(call)
    }
    return open.first.map(MessageSteps.steps) ?? []
  }

  @Test("A witness says that the call went through a protocol, and is no message itself")
  func witnesses() {
    let witness = TracedFunction(symbol: "w", kind: .witness(of: Made.type("Greeter")))
    let steps = steps([
      (0, Made.method("A", "f")), (1, witness), (2, Made.part("thunk")),
      (3, Made.method("B", "g")), (4, Made.method("C", "h")),
    ])
    #expect(steps.outline == "A.f(B.g(C.h))")
    #expect(steps.first?.steps.first?.message?.via == Made.type("Greeter"))
    #expect(steps.first?.steps.first?.steps.first?.message?.via == nil)
  }

  @Test("What a closure or an accessor of another type asks, that type asks")
  func parts() {
    let steps = steps([
      (0, Made.method("A", "f")), (1, Made.part("closure", of: "B")), (2, Made.method("C", "h")),
    ])
    #expect(steps.outline == "A.f(C.h)")
    #expect(steps.first?.steps.first?.message?.from == Made.type("B"))
  }

  @Test("A protocol that a closure was called through is not that of what the closure calls")
  func partsThroughProtocols() {
    let steps = steps([
      (0, TracedFunction(symbol: "w", kind: .witness(of: Made.type("Greeter")))),
      (1, Made.part("getter", of: "B")), (2, Made.method("C", "h")),
    ])
    #expect(steps.first?.message?.via == nil)
  }

  @Test("What a type asks of itself is no message, but what follows from it is")
  func itself() {
    let steps = steps([
      (0, Made.method("A", "f")), (1, Made.method("A", "g")), (2, Made.method("B", "h")),
    ])
    #expect(steps.outline == "A.f(B.h)")
    #expect(steps.first?.steps.first?.message?.from == Made.type("A"))
  }

  @Test("A loop is one line, with the number of rounds")
  func loops() {
    let call = { Made.step("A", "B", $0) }
    #expect(LoopFolding.fold([call("f"), call("f"), call("f"), call("g")]).outline == "B.f×3 B.g")
    let round = [call("f"), call("g")]
    #expect(
      LoopFolding.fold(round + round + round + [call("f")]).outline == "round×3(B.f B.g) B.f")
    let nested = Made.step("A", "B", "f", [Made.step("B", "C", "h"), Made.step("B", "C", "h")])
    #expect(LoopFolding.fold([nested, nested]).outline == "B.f×2(C.h×2)")
    let other = Made.step("A", "B", "f", [Made.step("B", "C", "i")])
    #expect(LoopFolding.fold([nested, other]).outline == "B.f(C.h×2) B.f(C.i)")
  }

  @Test("Messages count as often as they came")
  func counts() {
    let folded = [
      Made.step("A", "B", "f", times: 3, [Made.step("B", "C", "h", times: 2)]),
      Step(nil, times: 4, [Made.step("A", "B", "f"), Made.step("A", "B", "g")]),
    ]
    #expect(folded.countMessages() == 3 + 6 + 8)
  }
}
