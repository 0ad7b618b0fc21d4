import Testing

@testable import RunTrace

@Suite("Which messages are wished for")
struct TraceFilterTests {
  private static let steps = [
    Made.step(
      nil, "A", "f", order: 0,
      [
        Made.step("A", "B", "g", order: 1, [Made.step("B", "C", "h", order: 2)]),
        Made.step("A", "C", "h", order: 3, [Made.step("C", "A", "i", order: 4)]),
      ]),
    Made.step(nil, "B", "g", order: 6),
  ]
  private static let flows = [
    Flow(.thread, 1, steps), Flow(.task, 2, [Made.step(nil, "C", "j", order: 5)]),
  ]

  private func outline(_ change: (inout TraceFilter) -> Void) -> [String] {
    var filter = TraceFilter()
    change(&filter)
    return filter.filter(Self.flows).map(\.steps.outline)
  }

  @Test func `Without any wish, all of them`() {
    #expect(outline { _ in } == ["A.f(B.g(C.h) C.h(A.i)) B.g", "C.j"])
  }

  @Test func `From what a module sends on; a flow that has nothing is left out`() {
    #expect(outline { $0.from = "App" } == ["B.g(C.h) C.h(A.i)"])
    #expect(outline { $0.from = "Other" }.isEmpty)
  }

  @Test func `Between some types: both ends are among them`() {
    #expect(outline { $0.types = ["A", "C"] } == ["A.f(C.h(A.i))", "C.j"])
  }

  @Test func `To a depth`() {
    #expect(outline { $0.depth = 1 } == ["A.f B.g", "C.j"])
    #expect(outline { $0.depth = 2 } == ["A.f(B.g C.h) B.g", "C.j"])
  }

  @Test func `In parts: each by where its messages begin; one without any is left out`() {
    let parts = TraceFilter().filter(
      Self.flows,
      in: [
        RunCut.Part(title: "one", places: 0..<2), RunCut.Part(title: "two", places: 2..<6),
        RunCut.Part(title: "three", places: 7..<9),
      ])
    #expect(parts.map(\.title) == ["one", "two"])
    #expect(parts[0].flows.map(\.steps.outline) == ["A.f(B.g)"])
    #expect(parts[1].flows.map(\.steps.outline) == ["C.h C.h(A.i)", "C.j"])
    #expect([TraceNote].cut(parts).count == 1)
    #expect([TraceNote].cut([parts[0]]).isEmpty)
    #expect([TraceNote].cut([TracePart(nil, parts[1].flows)]).isEmpty)
  }

  @Test func `Until the first message of a name: what came later is left out everywhere`() {
    #expect(outline { $0.until = "C.h" } == ["A.f(B.g(C.h))"])
    #expect(outline { $0.until = "C.j" } == ["A.f(B.g(C.h) C.h(A.i))", "C.j"])
    #expect(outline { $0.until = "B.g" } == ["A.f(B.g)"])
  }
}
