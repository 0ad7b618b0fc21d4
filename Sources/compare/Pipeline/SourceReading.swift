import Foundation

/// Reads what the compiler recorded and what the parser sees, and connects both.
struct SourceReading {
  let toolchain: Toolchain
  let workspace: Workspace
  let steps: Steps
  /// Where the index store is.
  let storePath: String
  /// The folder that the current build writes its objects to; nil when any build's will do.
  let objectFolder: String?

  struct Result {
    let analysis: Analysis
    /// The files that the index knows nothing of.
    let missing: Set<String>
  }

  func read(_ modules: [SourceModule]) throws(Stop) -> Result {
    let store = try failing { () throws(CompareError) in
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
    let facts = try steps.run("Reading \(unknown) of \(files.count) files") { () throws(Stop) in
      try reader.read(files)
    }
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      let (sources, symbols) = SourceRecord.all(units, facts)
      return Analysis(sources, symbols: symbols)
    }
    return Result(
      analysis: analysis,
      missing: Set(units.filter { unit in unit.time == nil }.map { unit in unit.file }))
  }
}
