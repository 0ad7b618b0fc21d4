import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation
import SourceRecords

/// Asks SwiftPM for the contents of packages, and finds the columns in them.
struct PackagePlan: Sendable {
  let options: Options
  let session: MeasuringSession
  /// The measured packages, in the order in which they were named.
  let workspaces: [Workspace]
  let shown: ShownPaths

  func make() throws(Failure) -> Plan {
    let configurations = try self.configurations()
    if options.held == .configured, options.modules.isEmpty {
      try configurations.refuseNothing(options.paths)
    }
    let name = workspaces.count == 1 ? "Reading the package" : "Reading the packages"
    let read = try session.step(name) { () throws(Failure) in
      try LocalPackages.read(session, workspaces)
    }
    return try plan(
      of: read,
      try configurations.adding(dependencies(in: read)))
  }

  func configurations() throws(Failure) -> Configurations {
    try Configurations(
      ofPackages: workspaces.map(\.root), copy: options.copy,
      knowAllModules: workspaces.allSatisfy(\.hasAllModules))
  }

  /// The local packages that the measured ones depend on, without those measured themselves.
  private func dependencies(in read: LocalPackages) -> [String] {
    let measured = Set(workspaces.map(\.root))
    return Set(workspaces.flatMap { read.dependencies(of: $0.root) }).subtracting(measured).sorted()
  }

  private func plan(
    of read: LocalPackages, _ configurations: Configurations
  ) throws(Failure) -> Plan {
    let roots = workspaces.map(\.root)
    let needed = dependencies(in: read)
    // A repository's own files may link to each other.
    let repositories = roots.compactMap { try? GitStore(around: $0).root }
    var known = KnownModules(
      measured: MeasuredFolders(roots + needed + repositories), excluded: configurations.exclude)
    for workspace in workspaces {
      let own = read.modules(of: workspace.root)
      guard own.contains(where: { !$0.isTest }) else {
        throw .packageEmpty(path: workspace.root)
      }
      try refuseSpecialFiles(in: own)
      known.add(own, of: workspace.root)
    }
    // The suites of mere dependencies aren't built.
    for folder in needed {
      known.addMissing(read.modules(of: folder).filter { !$0.isTest }, of: folder)
    }
    var plan = Plan(
      modules: known.modules,
      columns: try columns(in: known, configurations),
      configurations: configurations, roots: roots)
    plan.leftOut = known.leftOut
    for workspace in workspaces {
      plan.packages.append(
        try package(workspace, read, known, configurations))
    }
    plan.notes += known.notes(shown)
    let holdsAll = options.held == .configured && configurations.haveOwnRules
    if options.wantsAllModules || holdsAll && options.modules.isEmpty {
      let own = workspaces.flatMap { known.modules(of: $0.root) }
      plan.columns = Column.adding(own, to: plan.columns)
    }
    if let held = options.held {
      plan.columns = try configurations.columns(
        held: held, among: plan.columns, areNamed: !options.modules.isEmpty)
    }
    let isWhole = options.modules.isEmpty && configurations.modules.isEmpty && options.held == nil
    if isWhole { plan.notes += workspaces.flatMap { read.omissions(of: $0.root) } }
    let left = Column.assign(
      plan.modules, to: &plan.columns, shared: plan.packages.compactMap { $0.sharedSuite?.name })
    if options.held == nil, !options.wantsAllModules {
      plan.notes += left.map { Note(unassigned: $0, seen: $1) }
    }
    let leavesOut = plan.packages.contains {
      !$0.part(for: plan.columns, withSuites: options.runsSuites).leftOut.isEmpty
    }
    // The results of another build may include all of them.
    if leavesOut, !options.isBuilt { plan.configurations.knowAllModules = false }
    return plan
  }

  /// The compiler would wait forever for a pipe without a writer.
  private func refuseSpecialFiles(in modules: [SourceModule]) throws(Failure) {
    for file in modules.flatMap(\.files) {
      let kind = try? FileManager.default.attributesOfItem(atPath: file.realPath)[.type]
      guard let kind, kind as? FileAttributeType != .typeRegular else { continue }
      throw Failure("'\(file)' is a source of the package, but not a regular file: remove it.")
    }
  }

  private func columns(
    in known: KnownModules, _ configurations: Configurations
  ) throws(Failure) -> [Column] {
    let columns = try Column.all(
      among: known.modules, own: workspaces.flatMap { known.modules(of: $0.root) },
      named: options.modules, or: try meant(in: configurations), configurations)
    for column in columns {
      let folders = known.folders(of: column.module.name)
      if folders.count > 1 {
        throw .moduleTwice(column.module.name, in: folders.map(shown.label))
      }
    }
    return columns
  }

  private func package(
    _ workspace: Workspace, _ read: LocalPackages, _ known: KnownModules,
    _ configurations: Configurations
  ) throws(Failure) -> PlannedPackage {
    let root = workspace.root
    let description = read.description(of: root)
    let measured = Set(workspaces.map(\.root))
    let dependencies = read.dependencies(of: root).filter { !measured.contains($0) }
    return PlannedPackage(
      workspace: workspace, name: description?.name ?? "",
      executables: description?.executables ?? [],
      modules: ([root] + dependencies).flatMap { known.modules(of: $0) },
      own: Set(read.modules(of: root).map(\.name)),
      sharedSuite: try sharedSuite(in: read.modules(of: root), of: root, configurations),
      trace: configurations.trace(of: root),
      label: workspaces.count == 1 ? "" : "\(shown.label(root)): ")
  }

  /// The modules that the configuration names, without other forms unless rules are checked.
  ///
  /// If there are only other forms, they are the ones meant.
  private func meant(
    in configurations: Configurations
  ) throws(Failure) -> [Configuration.Module] {
    let modules = configurations.modules
    if let variants = options.variants {
      return try variants.modules(among: modules)
    }
    if options.held == .configured { return modules }
    return configurations.modulesByFolder.flatMap { modules in
      let usual = modules.filter { $0.variant == nil }
      return usual.isEmpty ? modules : usual
    }
  }

  private func sharedSuite(
    in modules: [SourceModule], of root: String, _ configurations: Configurations
  ) throws(Failure) -> SourceModule? {
    guard let name = options.sharedSuite ?? configurations.suite(of: root) else { return nil }
    let suites = modules.filter(\.isTest)
    if let suite = suites.first(where: { $0.name == name }) { return suite }
    if options.copy != nil { return nil }
    let known = suites.map(\.name)
    throw options.sharedSuite == nil
      ? .suiteUnknown(name: name, known: known)
      : .misused(.invalidValue(option: "--suite", value: name, allowed: known))
  }
}

/// The modules of several packages, each under a unique name.
private struct KnownModules {
  private let measured: MeasuredFolders
  private let excluded: ExcludedFiles
  private(set) var modules: [SourceModule] = []
  /// The links that lead out of what is measured, and what configurations leave out.
  private(set) var leftOut: [SkippedFile] = []
  private var folders: [String: [String]] = [:]

  /// The package from which a module is read: if several measured packages have it, the last one,
  /// because it may see more.
  private var owners: [String: String] = [:]

  init(measured: MeasuredFolders, excluded: ExcludedFiles) {
    self.measured = measured
    self.excluded = excluded
  }

  mutating func add(_ own: [SourceModule], of folder: String) {
    let names = Set(own.map(\.name))
    modules.removeAll { names.contains($0.name) }
    modules += own.compactMap { reduced($0) }
    for name in names {
      folders[name, default: []].append(folder)
      owners[name] = folder
    }
  }

  mutating func addMissing(_ own: [SourceModule], of folder: String) {
    for module in own where owners[module.name] == nil {
      modules += [reduced(module)].compactMap(\.self)
      owners[module.name] = folder
    }
  }

  /// Without what is left out; nil if a configuration leaves out all of it.
  private mutating func reduced(_ module: SourceModule) -> SourceModule? {
    let excluded = Set(module.files.filter(excluded.contain))
    let links = Set(module.files.filter { !measured.contain($0) }).subtracting(excluded)
    leftOut += excluded.sorted().map { SkippedFile(path: $0, reason: .excluded) }
    leftOut += links.sorted().map { SkippedFile(path: $0, reason: .linkOutside) }
    var module = module
    module.files.removeAll { excluded.contains($0) || links.contains($0) }
    return module.files.isEmpty && !excluded.isEmpty ? nil : module
  }

  func modules(of folder: String) -> [SourceModule] {
    modules.filter { owners[$0.name] == folder }
  }

  /// The measured packages that have a module with this name.
  func folders(of name: String) -> [String] { folders[name] ?? [] }

  func notes(_ shown: ShownPaths) -> [Note] {
    let links = leftOut.filter(\.reason.isFailure).map {
      Note(.partial, "left out: \(shown.relative($0.path)): \($0.reason)")
    }
    return links + sharedNotes(shown)
  }

  private func sharedNotes(_ shown: ShownPaths) -> [Note] {
    let shared = folders.filter { $0.value.count > 1 }.keys.sorted()
    guard !shared.isEmpty else { return [] }
    let owner = shared.compactMap { owners[$0] }.first.map(shown.label) ?? ""
    return [
      Note(
        .information,
        "several packages have \(shared.joined(separator: ", ")): those of '\(owner)' count")
    ]
  }
}

extension ShownPaths {
  /// A package's label: its path, or a dot if it is the base folder.
  fileprivate func label(_ folder: String) -> String {
    folder == root ? "." : relative(folder)
  }
}

extension LocalPackages {
  /// What a package contains besides Swift modules.
  fileprivate func omissions(of root: String) -> [Note] {
    (description(of: root)?.targets ?? []).compactMap { target in
      target.omission.map { Note(.information, $0, of: target.name) }
    }
    .sorted { $0.line < $1.line }
  }
}

extension Note {
  fileprivate init(unassigned suite: SourceModule, seen: [String]) {
    let names = seen.joined(separator: ", ")
    self.init(.information, "test target \(suite.name) depends on \(names): counted for none")
  }
}

extension Failure {
  fileprivate static func moduleTwice(_ name: String, in packages: [String]) -> Failure {
    Failure(
      "'\(name)' is a module of \(packages.map { "'\($0)'" }.joined(separator: " and ")):"
        + " measure one of them without the other.")
  }
}
