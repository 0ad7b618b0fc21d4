import Testing

@testable import RunTrace

@Suite("Where a run is cut into parts")
struct RunCutTests {
  private static let functions: [UInt64: TracedFunction] = [
    1: Made.method("Main", "run"), 2: Made.method("Player", "play"),
    3: Made.method("Window", "press"), 4: Made.method("List", "show"),
    5: Made.method("Window", "press"), 6: Made.method("Main", "end"),
  ]

  /// Each call with the one that made it, by their places.
  private func cut(_ calls: [(pc: UInt64, caller: Int?)], at title: String = "Window.press")
    -> RunCut?
  {
    var made: [TracedCall] = []
    var roots: [TracedCall] = []
    var events: [TraceEvent] = []
    for (order, (pc, caller)) in calls.enumerated() {
      let function = Self.functions[pc] ?? Made.part("none")
      let call = TracedCall(function: function, thread: 1, task: 0, order: order)
      if let caller { _ = made[caller].add(call) } else { roots.append(call) }
      made.append(call)
      events.append(TraceEvent(pc: pc, frame: 0))
    }
    return RunCut(title, events, Self.functions, roots: roots)
  }

  @Test func `A part goes to the next cut, the last to where the caller of its cut is over`() {
    let cut = cut([
      (1, nil), (2, 0), (4, 1), (3, 1), (4, 3), (3, 1), (4, 5), (4, 1), (6, 0), (4, 8),
    ])
    #expect(
      cut?.parts == [
        .init(title: "before Window.press", places: 0..<3),
        .init(title: "Window.press 1", places: 3..<5),
        .init(title: "Window.press 2", places: 5..<8),
        .init(title: "after Window.press", places: 8..<Int.max),
      ])
    #expect(cut?.last == 5..<8)
  }

  @Test func `A call without a known caller ends no part, nor does a cut without a caller`() {
    #expect(cut([(1, nil), (2, 0), (3, 1), (4, nil), (4, 3)])?.last == 2..<Int.max)
    #expect(cut([(1, nil), (3, nil), (4, 1), (6, 0)])?.last == 1..<Int.max)
  }

  @Test func `A function that suspends begins once, and one without a caller cuts nothing`() {
    #expect(cut([(1, nil), (4, 0)]) == nil)
    #expect(cut([(1, nil), (4, 0)], at: "Window.pres") == nil)
    var resumed = Self.functions
    resumed[5]?.resumption = .turn
    let events = [TraceEvent(pc: 3, frame: 0), TraceEvent(pc: 5, frame: 0)]
    #expect(RunCut("Window.press", events, resumed, roots: [])?.last == 0..<Int.max)
  }
}
