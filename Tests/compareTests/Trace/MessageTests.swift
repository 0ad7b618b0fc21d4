import Testing

@testable import RunTrace

@Suite("Messages made of calls")
struct MessageTests {
  /// A call with what it led to; the functions stand in the order of the calls.
  private func steps(_ functions: [(depth: Int, function: TracedFunction)]) -> [Step] {
    var open: [TracedCall] = []
    for (order, (depth, function)) in functions.enumerated() {
      let call = TracedCall(function: function, thread: 1, task: 0, order: order)
      open = Array(open.prefix(depth))
      _ = open.last?.add(call)
      open.append(call)
    }
    return open.first.map { MessageSteps().steps(of: $0) } ?? []
  }

  @Test func `A witness says that the call went through a protocol, and isn't a message`() {
    let witness = TracedFunction(symbol: "w", kind: .witness(of: Made.type("Greeter")))
    let steps = steps([
      (0, Made.method("A", "f")), (1, witness), (2, Made.part("thunk")),
      (3, Made.method("B", "g")), (4, Made.method("C", "h")),
    ])
    #expect(steps.outline == "A.f(B.g(C.h))")
    #expect(steps.first?.steps.first?.message?.via == Made.type("Greeter"))
    #expect(steps.first?.steps.first?.steps.first?.message?.via == nil)
  }

  @Test func `What a closure or an accessor of another type asks, that type asks`() {
    let steps = steps([
      (0, Made.method("A", "f")), (1, Made.part("closure", of: "B")), (2, Made.method("C", "h")),
    ])
    #expect(steps.outline == "A.f(C.h)")
    #expect(steps.first?.steps.first?.message?.from == Made.type("B"))
  }

  @Test
  func `A closure that calls its own type passes on who called it, however often it is wrapped`() {
    let steps = steps([
      (0, Made.method("Model", "change")), (1, Made.closure("View")), (2, Made.part("thunk")),
      (3, Made.closure("View")), (4, Made.method("View", "render")),
      (5, Made.method("Pen", "draw")),
    ])
    #expect(steps.outline == "Model.change(View.render(Pen.draw))")
    #expect(steps.first?.steps.first?.message?.from == Made.type("Model"))
    #expect(steps.first?.steps.first?.steps.first?.message?.from == Made.type("View"))
  }

  @Test
  func `A closure called by its own type, or by none, is a part; its calls to others count`() {
    let own = steps([
      (0, Made.method("View", "show")), (1, Made.closure("View")), (2, Made.method("View", "draw")),
    ])
    #expect(own.outline == "View.show")
    let task = steps([
      (0, Made.closure("View")), (1, Made.method("View", "draw")), (2, Made.method("Pen", "draw")),
    ])
    #expect(task.outline == "Pen.draw")
    let others = steps([
      (0, Made.method("Model", "change")), (1, Made.closure("View")),
      (2, Made.method("Pen", "draw")),
    ])
    #expect(others.outline == "Model.change(Pen.draw)")
    #expect(others.first?.steps.first?.message?.from == Made.type("View"))
  }

  @Test func `A function handed on is called by its actual caller, or by its owner without one`() {
    let deferred = TracedFunction(symbol: "d", kind: .deferred, owner: Made.type("App"))
    let called = steps([(0, Made.method("A", "f")), (1, deferred), (2, Made.method("B", "g"))])
    #expect(called.outline == "A.f(B.g)")
    #expect(called.first?.steps.first?.message?.from == Made.type("A"))
    let begun = steps([(0, deferred), (1, Made.method("B", "g"))])
    #expect(begun.first?.message?.from == Made.type("App"))
  }

  @Test func `What an accessor of a closure's type calls is not what the closure was called for`() {
    let steps = steps([
      (0, Made.method("Model", "change")), (1, Made.closure("View")),
      (2, Made.part("getter", of: "View")), (3, Made.method("View", "draw")),
    ])
    #expect(steps.outline == "Model.change")
  }

  @Test func `Messages to unwanted types are left out, and what they led to moves up`() {
    let root = TracedCall(function: Made.method("A", "f"), thread: 1, task: 0, order: 0)
    let list = TracedCall(
      function: Made.method("List", "map", in: "Kit"), thread: 1, task: 0, order: 1)
    let last = TracedCall(function: Made.method("B", "g"), thread: 1, task: 0, order: 2)
    #expect(root.add(list) && list.add(last))
    let steps = MessageSteps { $0.module == "App" }.steps(of: root)
    #expect(steps.outline == "A.f(B.g)")
    #expect(steps.first?.steps.first?.message?.from == Made.type("List", in: "Kit"))
  }

  @Test
  func `A protocol that a closure was called through is not that of what the closure calls`() {
    let steps = steps([
      (0, TracedFunction(symbol: "w", kind: .witness(of: Made.type("Greeter")))),
      (1, Made.part("getter", of: "B")), (2, Made.method("C", "h")),
    ])
    #expect(steps.first?.message?.via == nil)
  }

  @Test func `What a type asks of itself isn't a message, but what follows from it is`() {
    let steps = steps([
      (0, Made.method("A", "f")), (1, Made.method("A", "g")), (2, Made.method("B", "h")),
    ])
    #expect(steps.outline == "A.f(B.h)")
    #expect(steps.first?.steps.first?.message?.from == Made.type("A"))
  }

  @Test func `A loop is one line, with the number of rounds`() {
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

  @Test func `Messages count as often as they came`() {
    let folded = [
      Made.step("A", "B", "f", times: 3, [Made.step("B", "C", "h", times: 2)]),
      Step(nil, times: 4, [Made.step("A", "B", "f"), Made.step("A", "B", "g")]),
    ]
    #expect(folded.countMessages() == 3 + 6 + 8)
  }
}
