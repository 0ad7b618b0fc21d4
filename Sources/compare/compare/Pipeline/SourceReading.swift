import ArchitectureGraph
import CompareSupport
import Foundation
import LooseSources
import PackageRecords
import SourceRecords
import SourceSyntax

/// Reads what the compiler recorded and what the parser sees, and connects both.
struct SourceReading {
  let toolchain: Toolchain
  let workspace: Workspace
  let steps: Steps
  /// Where the index store is.
  let storePath: String
  /// The folder that the current build writes its objects to; nil when any build's will do.
  let objectFolder: String?

  /// The modules that don't build; what the compiler left of them says only what it understood.
  var failed: Set<String> = []
  /// Measures those, and modules that there is no index of; nil when neither can be.
  var rescue: AppMeasurement?

  struct Result: Sendable {
    let analysis: Analysis
    /// By module that the build failed on, where the compiler didn't resolve everything.
    let resolved: [String: ResolvedShare]
    /// The files that the index knows nothing of.
    let missing: Set<String>
    /// The files that changed after they were indexed.
    let stale: Set<String>
  }

  func read(_ modules: [SourceModule]) throws(NoResult) -> Result {
    // A build that failed may have left no store at all. An empty one in its place would be taken
    // for what a build left, the next time.
    var storePath = storePath
    if rescue != nil, !FileManager.default.fileExists(atPath: storePath) {
      storePath = "\(workspace.scratch)/no-index"
      try? FileManager.default.createDirectory(
        atPath: storePath, withIntermediateDirectories: true)
    }
    let store = try ending { () throws(Failure) in
      try IndexStore(
        library: IndexStoreLibrary(path: toolchain.indexStoreLibrary), path: storePath,
        objectFolder: objectFolder)
    }
    let units = try steps.run("Reading the units") { () throws(Stop) in
      try store.units(of: modules)
    }
    let reader = SourceReader(
      store: store,
      cache: FactsCache(
        folder: workspace.facts,
        programs: [Bundle.main.executablePath, toolchain.sourceKitLibrary]),
      sourceKitLibrary: toolchain.sourceKitLibrary)
    let files = try steps.run("Looking for known files") { () throws(Stop) in
      try reader.lookUp(units)
    }
    let unknown = files.count { !$0.isKnown }
    var facts = try steps.run("Reading \(unknown) of \(files.count) files") { () throws(Stop) in
      try reader.read(files)
    }
    var missing = Set(units.filter { unit in unit.time == nil }.map { unit in unit.file })
    var resolved: [String: ResolvedShare] = [:]
    if let rescue {
      let lost = modules.filter { module in
        !module.isTest
          && (failed.contains(module.name) || !missing.isDisjoint(with: module.files))
      }
      try steps.run("Measuring what doesn't build") { () throws(Stop) in
        for module in lost {
          let app = try rescue.measure(module)
          if !app.isWhole { resolved[module.name] = app.resolved }
          missing = missing.subtracting(module.files).union(app.unrecorded.map(\.path))
          for (index, unit) in units.enumerated() where unit.module == module.name {
            facts[index] = app.facts(of: unit.file) ?? facts[index]
          }
        }
      }
    }
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      let (sources, symbols) = SourceRecord.all(units, facts)
      return Analysis(sources, symbols: symbols)
    }
    return Result(
      analysis: analysis, resolved: resolved, missing: missing,
      stale: Set(units.filter { unit in unit.isStale }.map { unit in unit.file }))
  }
}
