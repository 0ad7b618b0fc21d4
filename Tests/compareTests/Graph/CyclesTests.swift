import Testing

@testable import ArchitectureGraph

@Suite("Cycles")
struct CyclesTests {
  private func cycles(_ pairs: (String, String)...) -> [[String]] {
    Cycles.all(pairs.map { (from: $0.0, to: $0.1) }).map { $0.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func `A chain has none`() {
    #expect(cycles(("a", "b"), ("b", "c"), ("a", "c")).isEmpty)
  }

  @Test func `A node that leads to itself isn't a cycle`() {
    #expect(cycles(("a", "a")).isEmpty)
  }

  @Test func `Two rings with a node in common are one`() {
    #expect(cycles(("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")) == [["a", "b", "c"]])
  }

  @Test func `Two rings with a one-way bridge are two`() {
    let found = cycles(("a", "b"), ("b", "a"), ("b", "c"), ("c", "d"), ("d", "c"))
    #expect(found == [["a", "b"], ["c", "d"]])
  }

  @Test func `A path that leads back only to a finished part closes no cycle`() {
    // d reaches b, which is done by then.
    #expect(cycles(("a", "b"), ("b", "c"), ("a", "d"), ("d", "b")).isEmpty)
  }

  @Test func `Every node is in a component, after those that it reaches`() {
    let components = Cycles.components(
      of: ["a", "b", "c", "alone"],
      [("a", "b"), ("b", "c"), ("c", "b")]
    )
    #expect(components.map { $0.sorted() } == [["b", "c"], ["a"], ["alone"]])
  }

  @Test func `A long chain overflows no stack`() {
    let count = 100_000
    let ring = (0..<count).map { (from: $0, to: ($0 + 1) % count) }
    #expect(Cycles.all(ring).map(\.count) == [count])
  }
}
