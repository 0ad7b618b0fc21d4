import CommandLineKit
package import CompareSupport
import Foundation
package import SourceRecords

/// Chooses the input that the options name.
package struct InputChoice {
  /// The current folder.
  package private(set) var folder: String
  package let session: MeasuringSession
  /// The cache in which folders of sources are compiled.
  let cache: SourcesCache

  /// The same choice with another base folder for paths.
  func moved(to folder: String) -> InputChoice {
    var moved = self
    moved.folder = folder
    return moved
  }

  /// The same options with the sources and packages that the nearest configuration names, if the
  /// command line names nothing to measure, or the same.
  package func completed(_ options: Options) throws(Failure) -> Options {
    guard options.namesNothing || options.areSources, let home = configured else { return options }
    var completed = options
    do throws(Failure) {
      let configuration = try Configuration.read(in: home)
      completed.home = home
      completed.sources = configuration.sources
      completed.packages = configuration.packages
    } catch {
      // What is measured may have nothing to do with it.
      if options.areSources { return options }
      throw error
    }
    guard completed.areSources else { return options }
    if options.areSources {
      let (named, own) = (try folders(of: options), try? folders(of: completed))
      return Set(named.map(\.path)) == Set((own ?? []).map(\.path)) ? completed : options
    }
    let file = "\(home)/\(Configuration.fileName)"
    if let option = options.optionOfPackages {
      throw .misused(
        .explained(
          "'\(option)' is for a package that is built, and '\(file)' names sources:"
            + " name the package's folder."))
    }
    let below = MeasuredFolders([home])
    for folder in try folders(of: completed) where !below.contain(folder.path) {
      throw .configurationInvalid(
        path: file, reason: "'\(folder.path)' is not below the configuration's folder")
    }
    return completed
  }

  /// The nearest folder, from the current one upwards, that has a manifest or a configuration, if
  /// it has the latter.
  private var configured: String? {
    var candidate = folder.realPath
    while !InputFile.isNamed("\(candidate)/\(Configuration.fileName)") {
      let parent = (candidate as NSString).deletingLastPathComponent
      if PackageManifest.isIn(candidate) || parent == candidate || parent.isEmpty { return nil }
      candidate = parent
    }
    return candidate
  }

  /// The measured folders: the package's own, or those of sources.
  package func measured(by options: Options) throws(Failure) -> [String] {
    guard !options.areSources else { return try folders(of: options).map(\.path) }
    return try packageRoots(options.paths)
  }

  package func folders(of options: Options) throws(Failure) -> [SourceFolder] {
    let folder = options.home ?? folder
    let packages = try options.packages.map { value throws(Failure) in
      try SourceFolder(ofPackages: value, in: folder)
    }
    return try packages
      + options.sources.map { value throws(Failure) in
        try SourceFolder(parsing: value, in: folder)
      }
  }

  /// The commit that is checked out around the first measured folder, if any.
  package func revision(of options: Options) -> String? {
    let measured = (try? measured(by: options))?.first
    return measured.flatMap { try? GitStore(around: $0) }?.head
  }

  package func input(for options: Options) throws(Failure) -> any Input {
    // Without one, nothing can be measured, and no other mistake matters.
    _ = try session.toolchain
    guard !options.areSources else {
      return SourcesInput(
        held: options.held, copy: options.copy, session: session, cache: cache,
        folders: try folders(of: options),
        shown: ShownPaths(root: (options.home ?? folder).realPath), home: options.home,
        current: folder)
    }
    let extent: BuildExtent =
      !options.asksForConfigured ? .all : options.variants == nil ? .usual : .forms
    let workspaces = try packageRoots(options.paths).map { Workspace(root: $0, extent: extent) }
    guard options.isBuilt || options.isTraced else {
      return PackageInput(options: options, session: session, workspaces: workspaces)
    }
    let workspace = workspaces[0]
    guard workspaces.count == 1 else { throw .misused(.unexpectedArgument(options.paths[1])) }
    var options = options
    options.scratchPath = options.scratchPath.map(absolute)
    options.indexStore = options.indexStore.map(absolute)
    if options.isTraced { options.scratchPath = workspace.traced.scratch }
    let coverage = try options.coverage.map { path throws(Failure) in
      try FileCoverage.read(absolute(path))
    }
    var input = IndexInput(
      options: options, session: session, workspace: workspace, coverage: coverage)
    if options.isTraced { input.builds = actions(for: options)?.build }
    return input
  }

  /// Runs the actions of a package; nil if they weren't requested.
  package func actions(for options: Options) -> ActionRuns? {
    options.runsActions ? ActionRuns(session: session, wished: options.actions) : nil
  }

  /// Runs a program of a package, which is built separately from what is measured.
  package func traceInput(for options: TraceOptions) throws(Failure) -> TraceInput {
    TraceInput(
      options: options, session: session,
      workspace: Workspace(root: try packageRoot(options.path)).traced)
  }

  private func packageRoots(_ paths: [String]) throws(Failure) -> [String] {
    guard !paths.isEmpty else { return [try packageRoot(nil)] }
    var roots: [String] = []
    for path in paths {
      let root = try packageRoot(path)
      if !roots.contains(root) { roots.append(root) }
    }
    return roots
  }

  private func packageRoot(_ path: String?) throws(Failure) -> String {
    try PackageLocator.root(above: try path.map(existing) ?? folder)
  }

  private func absolute(_ path: String) -> String {
    path.path(from: folder)
  }

  /// The absolute path of a folder that the user named.
  private func existing(_ path: String) throws(Failure) -> String {
    let full = absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue
    else { throw .folderMissing(path: path) }
    return full
  }
}
