import Testing

@testable import ArchitectureGraph

@Suite("Lakos's numbers")
struct LakosMetricsTests {
  private func metrics(_ components: String, _ dependencies: String...) -> LakosMetrics {
    LakosMetrics(
      components.map(String.init),
      dependencies.map { (from: String($0.prefix(1)), to: String($0.suffix(1))) }
    )
  }

  /// What is published for six components with a CCD of 18; the graph is one that has it.
  @Test func `The published numbers come out`() throws {
    // A chain of five reaches 5 + 4 + 3 + 2 + 1, and F itself and two of them.
    let metrics = metrics("ABCDEF", "AB", "BC", "CD", "DE", "FD")
    #expect(metrics.cumulativeDependency == 18)
    #expect(metrics.averageDependency == 3.0)
    #expect(metrics.relativeAverageDependency == 0.5)
    let normalized = try #require(metrics.normalizedCumulativeDependency)
    #expect((normalized * 100).rounded() / 100 == 1.29)
  }

  @Test func `A balanced tree is the measure`() {
    #expect((0...7).map(LakosMetrics.cumulativeDependency(ofTree:)) == [0, 1, 3, 5, 8, 11, 14, 17])
    let tree = metrics("ABCDEFG", "AB", "AC", "BD", "BE", "CF", "CG")
    #expect(tree.cumulativeDependency == 17)
    #expect(tree.normalizedCumulativeDependency == 1)
  }

  @Test func `In a cycle each reaches all of it, and all that it reaches`() {
    // A, B, C reach each other and D: 3 * 4; D itself: 1; E reaches everything: 5.
    let metrics = metrics("ABCDE", "AB", "BC", "CA", "CD", "EA")
    #expect(metrics.cumulativeDependency == 18)
  }

  @Test func `What is reached twice counts once`() {
    // A reaches B, C, D and itself: 4; B and C: 2 each; D: 1.
    #expect(metrics("ABCD", "AB", "AC", "BD", "CD", "AD").cumulativeDependency == 9)
  }

  @Test func `Components without dependencies count, dependencies on others do not`() {
    #expect(metrics("AB", "AX", "XB").cumulativeDependency == 2)
    #expect(metrics("ABC").averageDependency == 1)
  }

  @Test func `Without components there is no average`() {
    let none = metrics("")
    #expect(none.cumulativeDependency == 0)
    #expect(none.averageDependency == nil)
    #expect(none.relativeAverageDependency == nil)
    #expect(none.normalizedCumulativeDependency == nil)
  }

  @Test func `Thousands of components in a chain overflow no stack`() {
    let count = 2_000
    let chain = (1..<count).map { (from: $0 - 1, to: $0) }
    let metrics = LakosMetrics(Array(0..<count), chain)
    #expect(metrics.cumulativeDependency == count * (count + 1) / 2)
  }
}
