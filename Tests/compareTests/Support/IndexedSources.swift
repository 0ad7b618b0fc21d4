import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// Source texts that are compiled and read as the tool reads a package, without one.
struct IndexedSources {
  let sources: [SourceRecord]
  let analysis: Analysis
  let modules: [SourceModule]
  private let folder: TemporaryFolder

  /// Compiles one module after the other; each sees those before it.
  init(_ modules: KeyValuePairs<String, KeyValuePairs<String, String>>) throws {
    let session = MeasuringSession.ofTest()
    let folder = try TemporaryFolder()
    var described: [SourceModule] = []
    for (module, files) in modules {
      for (name, text) in files { try folder.write(text, to: "\(module)/\(name)") }
      let paths = files.map { "\(folder.path)/\(module)/\($0.key)" }.sorted()
      let outcome = try session.children.run(
        Invocation(
          path: try session.toolchain.tool("swiftc"),
          arguments: [
            // One process for all files.
            "-c", "-wmo", "-num-threads", "1",
            "-parse-as-library", "-swift-version", "6", "-module-name", module,
            "-emit-module", "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
            "-I", folder.path, "-index-store-path", "\(folder.path)/index",
            "-index-ignore-system-modules",
          ] + paths,
          folder: "\(folder.path)/\(module)"
        )
      )
      let isCompiled = outcome.succeeded
      try #require(isCompiled, "\(outcome.text)")
      described.append(
        SourceModule(
          name: module, isTest: module.hasSuffix("Tests"), files: paths, dependencies: [])
      )
    }
    let reader = SourceReader(
      store: try StoreReader(session, store: "\(folder.path)/index", objectFolder: nil),
      cache: FactsCache(folder: "\(folder.path)/facts", programs: [nil]),
      sums: "\(folder.path)/record-sums")
    let units = try reader.store.units(of: described)
    let (sources, symbols) = SourceRecord.all(units, try reader.read(try reader.lookUp(units)))
    self.sources = sources
    analysis = Analysis(sources, symbols: symbols)
    self.modules = described
    self.folder = folder
  }

  /// Where the folders of the modules are.
  var root: String { folder.path }

  func relative(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
}
