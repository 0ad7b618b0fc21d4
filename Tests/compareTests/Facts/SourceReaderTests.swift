import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

/// Reads the fixture's own index; the cache is in a folder of the test's.
@Suite("Reading sources")
struct SourceReaderTests {
  private let folder: TemporaryFolder
  private let reader: SourceReader
  private let units: [IndexUnit]

  init() throws {
    folder = try TemporaryFolder()
    let session = MeasuringSession.ofTest()
    let workspace = Workspace(root: FixturePackage.shared.folder)
    let store = try StoreReader(
      session, store: workspace.indexStore, objectFolder: workspace.scratch + "/")
    let sources = "\(workspace.root)/Sources"
    // No other test changes these two modules.
    units = try store.units(of: [
      Self.module("Shared", ["\(sources)/Shared/Store.swift", "\(sources)/Shared/Item.swift"]),
      Self.module(
        "VIPERTodo", ["Router", "Interactor"].map { "\(sources)/VIPERTodo/\($0).swift" }),
    ])
    reader = SourceReader(
      store: store,
      cache: FactsCache(folder: "\(folder.path)/facts", programs: []),
      sums: "\(folder.path)/record-sums"
    )
  }

  @Test func `The order is that of the paths, whatever order the modules had`() {
    #expect(
      units.map { URL(fileURLWithPath: $0.file).lastPathComponent }
        == ["Item.swift", "Store.swift", "Interactor.swift", "Router.swift"]
    )
  }

  @Test func `Facts and numbers do not depend on how many threads read`() throws {
    let oneByOne = try units.map { unit in
      let record = try unit.record.map { try reader.store.records(named: [$0])[0] }
      let file = try #require(try SyntaxFile.parse(try SourceText.read(unit.file)))
      return FileReader.facts(of: unit, file, record ?? IndexRecord())
    }
    let together = try reader.read(reader.lookUp(units))
    #expect(together == oneByOne)
    #expect(
      SourceRecord.all(units, together).symbols == SourceRecord.all(units, oneByOne).symbols
    )
  }

  @Test func `The second time everything is known, and the same`() throws {
    let first = try reader.lookUp(units)
    #expect(first.map(\.isKnown) == [false, false, false, false])
    let facts = try reader.read(first)
    let second = try reader.lookUp(units)
    #expect(second.map(\.isKnown) == [true, true, true, true])
    #expect(try reader.read(second) == facts)
  }

  @Test func `A recompiled file alone is read again`() throws {
    _ = try reader.read(reader.lookUp(units))
    var changed = units
    changed[1] = IndexUnit(file: units[1].file, module: units[1].module, record: nil)
    #expect(try reader.lookUp(changed).map(\.isKnown) == [true, false, true, true])
  }

  @Test
  func `A record that is missing leaves what the syntax says, and is looked for again`() throws {
    let unit = IndexUnit(file: units[0].file, module: units[0].module, record: "none")
    for _ in 1...2 {
      let files = try reader.lookUp([unit])
      #expect(files.map(\.isKnown) == [false])
      let facts = try #require(try reader.read(files).first)
      #expect(!facts.hasRecord)
      #expect(facts.parsed.types.map(\.name) == ["Item"])
    }
  }

  @Test func `A removed file leaves the cache with the next change`() throws {
    _ = try reader.read(reader.lookUp(units))
    #expect(reader.cache.facts(of: "Shared").count == 2)
    let changed = IndexUnit(file: units[0].file, module: units[0].module, record: nil)
    _ = try reader.read(reader.lookUp([changed]))
    #expect(reader.cache.facts(of: "Shared").count == 1)
  }

  private static func module(_ name: String, _ files: [String]) -> SourceModule {
    SourceModule(name: name, isTest: false, files: files, dependencies: [])
  }
}
