import CommandLineKit
import ArchitectureGraph
import ArchitectureReport
import CompareSupport
import Foundation
import LooseSources
import PackageRecords
import SourceRecords

/// What a run measures: a package, or folders of sources.
struct Comparison {
  let options: Options
  /// The current folder.
  let folder: String
  /// Where `swift` is looked for.
  let searchPath: String
  let children: Children
  let steps: Steps
  /// Where folders of sources are compiled.
  let cache: SourcesCache

  func report() throws(NoResult) -> Report {
    let toolchain = try stopping { () throws(Stop) in
      try Toolchain.find(searchPath: searchPath, children: children)
    }
    var report =
      try options.sources.isEmpty ? packageReport(toolchain) : sourcesReport(toolchain)
    report.modules += try ending { () throws(Failure) in
      try ReferenceColumns.columns(options.references)
    }
    return report
  }

  /// What the paths in the report are relative to: the package, or the current folder.
  func shown() throws(NoResult) -> ShownPaths {
    guard options.sources.isEmpty else { return ShownPaths(root: folder.realPath) }
    return ShownPaths(root: try packageRoot())
  }

  private func packageRoot() throws(NoResult) -> String {
    try ending { () throws(Failure) in
      try PackageLocator.root(above: try options.path.map(existing) ?? folder)
    }
  }

  private func packageReport(_ toolchain: Toolchain) throws(NoResult) -> Report {
    var options = self.options
    options.coverage = options.coverage.map(absolute)
    options.scratchPath = options.scratchPath.map(absolute)
    options.indexStore = options.indexStore.map(absolute)
    let workspace = Workspace(root: try packageRoot())
    let measurement = try PackageComparison(
      options: options, toolchain: toolchain, children: children, workspace: workspace,
      steps: steps
    ).measure()
    return try report(of: measurement, workspace.shown)
  }

  /// The columns of folders, each with a note of how much was left out.
  private func sourcesReport(_ toolchain: Toolchain) throws(NoResult) -> Report {
    let folders = try ending { () throws(Failure) in
      var folders: [SourceFolder] = []
      for value in options.sources {
        folders.append(try SourceFolder(parsing: value, in: folder))
      }
      return folders
    }
    let configurations = try ending { () throws(Failure) in
      try FolderConfigurations(folders)
    }
    let mayHaveLayers = options.held == .configured && configurations.haveLayers
    if options.held == .configured, !configurations.nameAPattern, !mayHaveLayers {
      throw .misused(.patternMissing(module: nil))
    }
    let compiler = try ending { () throws(Failure) in try toolchain.tool("swiftc") }
    let shown = try shown()
    let scratch = cache.scratch(for: folders)
    let result = try steps.working(in: scratch, on: folders.map(\.path)) { () throws(NoResult) in
      try steps.run("Measuring the sources") { () throws(Stop) in
        defer { cache.trim() }
        return try SourcesComparison(
          toolchain: toolchain, compiler: compiler, children: children, scratch: scratch
        ).analyse(folders)
      }
    }
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      Analysis(result.sources, symbols: result.symbols)
    }
    var measurement = MeasuredModules(
      columns: try configurations.columns(of: result.modules), modules: result.modules,
      analysis: analysis)
    let roles = try configurations.roles(for: analysis, of: result.modules)
    measurement.roles = roles
    if options.held == nil {
      measurement.paths = try steps.run("Following calls") { [columns = measurement.columns] in
        StorePaths.reading(analysis, result.modules, for: columns, roles)
      }
    }
    if let held = options.held {
      measurement.columns = try misusing { [columns = measurement.columns] () throws(UsageError) in
        try held.columns(
          among: columns, areNamed: held != .configured, mayHaveLayers: mayHaveLayers)
      }
    }
    measurement.layers = try configurations.layers(for: analysis, of: result.modules)
    if mayHaveLayers {
      try misusing { () throws(UsageError) in try measurement.keepHeldColumns(named: []) }
    }
    measurement.resolved = result.resolved.mapValues(\.value)
    measurement.notes = notes(result, shown)
    measurement.skipped = result.skipped.map { file in
      Skipped(path: shown.relative(file.path), reason: "\(file.reason)")
    }
    return try report(of: measurement, shown)
  }

  private func report(of measurement: MeasuredModules, _ shown: ShownPaths) throws(NoResult)
    -> Report
  {
    try steps.run("Putting the report together") { () throws(Stop) in
      ReportBuilder(measurement, shown).report()
    }
  }

  /// Lost references are what measuring without a build promises; a file that is lost is not.
  private func notes(_ result: SourcesComparison.Result, _ shown: ShownPaths) -> [Note] {
    var notes = result.modules.compactMap { module -> Note? in
      guard let share = result.resolved[module.name], share.value < 1 else { return nil }
      return share.note(.information, on: module.name)
    }
    let failures = Dictionary(grouping: result.skipped.filter(\.reason.isFailure)) { file in
      "\(file.reason)"
    }
    for (reason, files) in failures.sorted(by: { $0.key < $1.key }) {
      notes.append(Note(.partial, "\(shown.some(of: files.map(\.path))): \(reason)"))
    }
    let left = result.skipped.count { !$0.reason.isFailure }
    if left > 0 {
      notes.append(Note(.information, "\(left) files or folders were left out: see --verbose"))
    }
    return notes
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// A folder that the user named, from the root of the file system on.
  private func existing(_ path: String) throws(Failure) -> String {
    let full = absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue
    else { throw .folderMissing(path: path) }
    return full
  }
}
