import CompareSupport
import Foundation
import SeededNumbers
import SourceRecords
import SourceSyntax

/// Damages one file of an index store at a time and looks what is made of it.
struct RecordAttack {
  enum Outcome: String, CaseIterable, Sendable {
    /// What is known of every file is the same.
    case same = "the same facts"
    /// What is known of a file is less, and the file is named.
    case named = "the file is named"
    /// What is known of a file is other, and nothing says so.
    case silent = "other facts, and no word of it"
  }

  /// What was done, in words that are enough to see it again.
  struct Attempt: Sendable {
    let seed: UInt64
    let damage: Damage
    let file: String
    let outcome: Outcome

    var line: String {
      "\(outcome.rawValue): \(damage.rawValue) in \(file), --seed \(seed) --damages 1"
    }
  }

  private let indexed: IndexedModules
  private let whole: Reading
  /// Units and records, by their paths, sorted.
  private let files: [String]

  init(on indexed: IndexedModules) throws {
    self.indexed = indexed
    whole = try Self.read(indexed)
    guard whole.untrusted.isEmpty else { throw FalseAlarm(files: whole.untrusted.sorted()) }
    let folder = "\(indexed.store)/v5"
    files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// Does one damage, and undoes it.
  func attempt(seed: UInt64) throws -> Attempt {
    var generator = SeededGenerator(seed: seed)
    guard let file = files.randomElement(using: &generator),
      let other = files.randomElement(using: &generator)
    else { throw IndexedModules.Unusable(text: "there is no index") }
    let damage = Damage.random(using: &generator)
    let url = URL(fileURLWithPath: file)
    let bytes = try Data(contentsOf: url)
    defer {
      try? FileManager.default.removeItem(at: url)
      try? bytes.write(to: url)
    }
    try damage.spoil(file, other: other, using: &generator)
    return Attempt(
      seed: seed, damage: damage, file: url.lastPathComponent,
      outcome: outcome(try Self.read(indexed)))
  }

  private func outcome(_ reading: Reading) -> Outcome {
    guard reading.untrusted.isEmpty else { return .named }
    return reading.sources == whole.sources && reading.meanings == whole.meanings ? .same : .silent
  }

  /// All that the measurement begins with, and the files of which it isn't enough.
  private struct Reading {
    let sources: [Source]
    /// The measurement asks for a symbol's name and kind, and, of those that are defined in what it
    /// measures, whether two are the same; it never asks what a USR says.
    let meanings: [[Meaning]]
    let untrusted: Set<String>
  }

  private struct Meaning: Equatable {
    let name: String
    let kind: Symbol.Kind
    /// The definition's number, in the order of definitions.
    let definition: Int?
  }

  private struct Source: Equatable {
    let path: String
    let positions: [Position]
    let roles: [[SymbolRoles]]
    let parsed: ParsedFile
  }

  private static func read(_ indexed: IndexedModules) throws -> Reading {
    let store = StoreReader(
      library: indexed.toolchain.indexStoreLibrary, store: indexed.store, objectFolder: nil,
      children: indexed.children)
    let reader = SourceReader(
      store: store, cache: FactsCache(folder: "", programs: [nil]),
      sourceKitLibrary: indexed.toolchain.sourceKitLibrary)
    let read = try store.units(of: indexed.modules)
    let facts = try reader.read(try reader.lookUp(read.units))
    let missing = zip(read.units, facts).filter { $0.time == nil || !$1.hasRecord }.map {
      $0.0.file
    }
    let (sources, symbols) = SourceRecord.all(read.units, facts)
    let occurrences = sources.map(\.indexed.occurrences)
    let defined = occurrences.joined().filter { $0.roles.contains(.definition) }.map(\.symbol)
    let numbers = Dictionary(defined.enumerated().map { ($1, $0) }) { first, _ in first }
    return Reading(
      sources: sources.map { source in
        Source(
          path: source.indexed.path, positions: source.indexed.occurrences.map(\.position),
          roles: source.indexed.occurrences.map { [$0.roles] + $0.relations.map(\.roles) },
          parsed: source.parsed)
      },
      meanings: occurrences.joined().map { occurrence in
        ([occurrence.symbol] + occurrence.relations.map(\.symbol)).map { symbol in
          Meaning(
            name: symbols[symbol].name, kind: symbols[symbol].kind, definition: numbers[symbol])
        }
      },
      untrusted: read.damaged.union(missing))
  }

  /// Whole records that are taken for damaged ones.
  struct FalseAlarm: Error, CustomStringConvertible {
    let files: [String]
    var description: String { "nothing is damaged yet, and not trusted: \(files)" }
  }
}
