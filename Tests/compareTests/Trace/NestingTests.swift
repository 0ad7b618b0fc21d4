import Testing

@testable import RunTrace

@Suite("Which call made which")
struct NestingTests {
  /// Functions by address; a part of one that suspends has the same symbol.
  private static let functions: [UInt64: TracedFunction] = [
    1: Made.method("A", "f"), 2: Made.method("B", "g"), 3: Made.method("C", "h"),
    4: Made.method("A", "wait"), 5: resumed(.turn), 6: resumed(.await),
  ]

  private static func resumed(_ resumption: TracedFunction.Resumption) -> TracedFunction {
    var function = Made.method("A", "wait")
    function.resumption = resumption
    return function
  }

  private func outline(_ events: [TraceEvent]) -> String {
    CallNesting.roots(of: events, functions: Self.functions).calls
      .flatMap(MessageSteps().steps).outline
  }

  @Test func `A caller waits in the frame that the record names`() {
    #expect(
      outline([
        TraceEvent(pc: 1, frame: 100),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 1),
        TraceEvent(pc: 3, frame: 80, caller: 90, callerPC: 2),
        TraceEvent(pc: 3, frame: 90, caller: 100, callerPC: 1),
      ]) == "A.f(B.g(C.h) C.h)")
  }

  @Test func `A function that is over isn't a caller, even where its frame was`() {
    // C is deeper than where B was, and was called by A through a library.
    #expect(
      outline([
        TraceEvent(pc: 1, frame: 100),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 1),
        TraceEvent(pc: 3, frame: 70, caller: 100, callerPC: 1),
      ]) == "A.f(B.g C.h)")
    // What is where B was is another function, which nothing is known of.
    #expect(
      outline([
        TraceEvent(pc: 1, frame: 100),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 1),
        TraceEvent(pc: 3, frame: 70, caller: 90, callerPC: 77),
      ]) == "A.f(B.g) C.h")
    #expect(
      outline([
        TraceEvent(pc: 1, frame: 100),
        TraceEvent(pc: 3, frame: 70, caller: 90, callerPC: 2),
      ]) == "A.f C.h")
  }

  @Test func `Each thread has frames of its own`() {
    #expect(
      outline([
        TraceEvent(pc: 1, frame: 100),
        TraceEvent(pc: 3, frame: 500, thread: 2),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 1),
      ]) == "A.f(B.g) C.h")
  }

  @Test func `A function goes on where it left off, on whichever thread`() {
    #expect(
      outline([
        TraceEvent(pc: 4, frame: 100, context: 1_000, task: 1),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 4, task: 1),
        // After its turn, on another thread.
        TraceEvent(pc: 5, frame: 700, context: 1_000, task: 1, thread: 2),
        TraceEvent(pc: 3, frame: 690, caller: 700, callerPC: 5, task: 1, thread: 2),
        // After another function returned, whose context leads to its own.
        TraceEvent(
          pc: 6, frame: 800, context: 2_000, caller: 1_000, callerPC: 6, task: 1, thread: 3),
        TraceEvent(pc: 2, frame: 790, caller: 800, callerPC: 6, task: 1, thread: 3),
      ]) == "A.wait(B.g C.h B.g)")
  }

  @Test func `What suspends is called from a context; another's in its place isn't a caller`() {
    let first = TraceEvent(pc: 4, frame: 100, context: 1_000, task: 1)
    #expect(
      outline([
        first, TraceEvent(pc: 2, frame: 100, context: 2_000, caller: 1_000, callerPC: 6, task: 1),
      ]) == "A.wait(B.g)")
    #expect(
      outline([
        first, TraceEvent(pc: 2, frame: 100, context: 2_000, caller: 1_000, callerPC: 3, task: 1),
      ]) == "A.wait B.g")
  }

  @Test func `What goes on without a beginning in the record keeps its calls`() {
    #expect(
      outline([
        TraceEvent(pc: 5, frame: 100, context: 1_000, task: 1),
        TraceEvent(pc: 2, frame: 90, caller: 100, callerPC: 5, task: 1),
      ]) == "A.wait(B.g)")
  }

  @Test func `Calls that are too deep, as in endless recursion, are counted and reported`() {
    // Two functions call each other, each frame below its caller's.
    let events = (0..<20_000).map { (number: UInt64) in
      let isFirst = number == 0
      return TraceEvent(
        pc: number % 2 + 1, frame: 1_000_000 - number, caller: isFirst ? 0 : 1_000_001 - number,
        callerPC: isFirst ? 0 : (number + 1) % 2 + 1)
    }
    let roots = CallNesting.roots(of: events, functions: Self.functions)
    #expect(roots.calls.count == 1)
    #expect(roots.calls.flatMap(MessageSteps().steps).countMessages() == 1_001)
    #expect(roots.tooDeep == 18_999)
    #expect([TraceNote].depth(tooDeep: 2).map(\.isPartial) == [true])
    #expect([TraceNote].depth(tooDeep: 0).isEmpty)
  }

  @Test func `Tasks and threads stand apart`() {
    let roots = CallNesting.roots(
      of: [
        TraceEvent(pc: 1, frame: 100), TraceEvent(pc: 2, frame: 100, task: 4, thread: 2),
        TraceEvent(pc: 3, frame: 300, thread: 2), TraceEvent(pc: 2, frame: 100, task: 4, thread: 3),
      ], functions: Self.functions
    ).calls
    let flows = [Flow](of: roots)
    #expect(flows.map(\.title) == ["main thread", "task 4", "thread 2"])
    #expect(flows.map(\.steps.outline) == ["A.f", "B.g B.g", "C.h"])
    #expect([TraceNote].apart(flows).count == 1)
    #expect([TraceNote].apart([flows[0]]).isEmpty)
  }
}
