import Testing

@testable import compare

/// Edges as a reader counts them, held against those that the tool finds.
struct CountedEdges {
  let missing: Set<String>
  let wrong: Set<String>
  let all: Int
  let found: Int

  /// Takes one line for each type, or `extension.` and the name of another module's type: a colon,
  /// and the types that it needs.
  init(_ table: String, in files: [String: String]) throws {
    let counted = Set(
      table.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts[1].split(separator: " ").map { "\(parts[0]) -> \($0)" }
      })
    let fixture = try SourcesFixture(files)
    let edges = Set(
      fixture.edges(of: try fixture.analyse()).map { edge in
        edge.replacing("extension ", with: "extension.").split(separator: " ").prefix(3).joined(
          separator: " "
        ).filter { $0 != "?" }
      })
    missing = counted.subtracting(edges)
    wrong = edges.subtracting(counted)
    all = counted.count
    found = edges.count
  }

  var recall: Double { Double(all - missing.count) / Double(all) }
  var precision: Double { Double(found - wrong.count) / Double(found) }
}

@Suite("Edges of apps, counted by hand")
struct CountedEdgesTests {
  @Test func `In UIKit at least 98 of 100 are found, and 99 of 100 are right`() throws {
    let edges = try CountedEdges(UIKitNotes.edges, in: UIKitNotes.files)
    #expect(edges.recall >= 0.98, "\(edges.missing.sorted())")
    #expect(edges.precision >= 0.99, "\(edges.wrong.sorted())")
  }

  @Test func `In SwiftUI at least 98 of 100 are found, and 99 of 100 are right`() throws {
    let edges = try CountedEdges(SwiftUINotes.edges, in: SwiftUINotes.files)
    #expect(edges.recall >= 0.98, "\(edges.missing.sorted())")
    #expect(edges.precision >= 0.99, "\(edges.wrong.sorted())")
  }

  @Test func `In The Composable Architecture at least 95 of 100 are found, and 98 are right`()
    throws
  {
    let edges = try CountedEdges(ComposableNotes.edges, in: ComposableNotes.files)
    #expect(edges.recall >= 0.95, "\(edges.missing.sorted())")
    #expect(edges.precision >= 0.98, "\(edges.wrong.sorted())")
  }
}
