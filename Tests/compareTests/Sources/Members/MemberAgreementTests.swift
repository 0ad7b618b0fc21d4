@testable import ArchitectureGraph
@testable import SourceRecords
import Foundation
import SwiftCode
import Testing

/// Where the compiler knows what a name is, the declared types must tell the same.
@Suite("Declared types and the compiler")
struct MemberAgreementTests {
  @Test func `On a target of the tool itself they agree`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/Shared/CommandLineKit").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let fixture = try SourcesFixture(
      Dictionary(
        uniqueKeysWithValues: try names.map {
          ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
        }))
    let result = try fixture.analyse()
    let graph = SymbolGraph(symbols: result.symbols, files: result.sources.map(\.indexed))
    let texts = result.sources.map(\.text)
    let search = MemberSearch(texts.map { (CodeTree($0.bytes), []) })
    var same = 0
    var other: [String] = []
    let owners = Owners(result.sources, texts, graph)
    for (number, source) in result.sources.enumerated() {
      let told = search.members(in: number)
      for occurrence in source.indexed.occurrences
      where occurrence.roles.contains(.reference) && !occurrence.roles.contains(.implicit) {
        guard let offset = texts[number].places.offset(of: occurrence.position),
          let found = told[offset], let mine = owners.type(at: found.type)
        else { continue }
        let theirs = graph.targets(of: occurrence.symbol)
        if theirs.contains(mine) || theirs.isEmpty {
          same += 1
        } else {
          other.append("\(names[number]):\(occurrence.position.line)")
        }
      }
    }
    #expect(same > 200)
    #expect(other.count * 100 <= same, "\(other)")
  }
}

/// Which type's name stands where.
private struct Owners {
  private var types: [DeclaredPlace: SymbolID] = [:]

  init(_ sources: [SourceRecord], _ texts: [SourceText], _ graph: SymbolGraph) {
    for (number, source) in sources.enumerated() {
      for occurrence in source.indexed.occurrences
      where occurrence.roles.contains(.definition) && graph.types[occurrence.symbol] != nil {
        guard let offset = texts[number].places.offset(of: occurrence.position) else { continue }
        types[DeclaredPlace(file: number, offset: offset)] = occurrence.symbol
      }
    }
  }

  func type(at place: DeclaredPlace) -> SymbolID? { types[place] }
}
