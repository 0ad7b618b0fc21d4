package import ArchitectureGraph
import ArchitectureReport
package import ArchitectureRules
import CommandLineKit
package import CompareSupport
import Foundation
package import SourceRecords

/// The teams' settings for what is measured, folder by folder, from each folder's `.compare.json`.
package struct Configurations: Sendable {
  private var all: [(folder: String, configuration: Configuration)]
  /// Those of local packages that the measured ones depend on, of which only the patterns of
  /// modules, the roles of types and the actions count.
  private var ofDependencies: [(folder: String, configuration: Configuration)] = []
  /// Whether a copy is measured with the original's settings, which may name what it doesn't have.
  package let areOfCopy: Bool
  /// Whether all modules that may be named are built: those that no column needs may be left out.
  var knowAllModules = true
  /// Whether manifests are measured that declare what modules depend on.
  private var haveManifests = false

  init(
    ofPackages folders: [String], copy: Copy? = nil, knowAllModules: Bool = true
  ) throws(Failure) {
    all = try Self.read(folders, copy)
    self.knowAllModules = knowAllModules
    areOfCopy = copy != nil
  }

  /// Adds the configurations of packages that these depend on.
  func adding(_ folders: [String]) throws(Failure) -> Configurations {
    var whole = self
    whole.ofDependencies = areOfCopy ? [] : try Self.read(folders, nil)
    return whole
  }

  private static func read(
    _ folders: [String], _ copy: Copy?
  ) throws(Failure) -> [(folder: String, configuration: Configuration)] {
    try folders.map { folder throws(Failure) in (folder, try read(in: folder, copy)) }
  }

  /// The configurations in some places, for folders of sources.
  init(_ folders: [SourceFolder], in places: [String], copy: Copy? = nil) throws(Failure) {
    all = try Self.read(places, copy)
    haveManifests = folders.contains(where: \.holdsPackages)
    areOfCopy = copy != nil
  }

  /// The folders whose own configurations apply: those of packages, and those that have no
  /// manifest, as a configuration next to one is about the package.
  static func places(of folders: [SourceFolder]) -> [String] {
    folders.filter { folder in
      folder.holdsPackages || !PackageManifest.isIn(folder.path)
    }.map(\.path)
  }

  /// Mistakes that can be found without knowing the types are reported before anything is built.
  private static func read(in folder: String, _ copy: Copy?) throws(Failure) -> Configuration {
    let folder = copy?.original(of: folder) ?? folder
    let configuration = try Configuration.read(in: folder)
    let flaw =
      RoleTable.flaw(in: configuration.roles) ?? LayerMap.flaw(in: configuration.layers)
      ?? RuleNames.flaw(in: configuration.rules)
      ?? ThresholdNumber.flaw(in: configuration.thresholds)
    if let flaw {
      throw .configurationInvalid(path: "\(folder)/\(Configuration.fileName)", reason: flaw)
    }
    return configuration
  }

  /// The named modules of all folders.
  var modules: [Configuration.Module] { modulesByFolder.flatMap(\.self) }
  var modulesByFolder: [[Configuration.Module]] { all.map(\.configuration.modules) }

  /// The entry for a module, from its own package's configuration if necessary.
  func module(named name: String) -> Configuration.Module? {
    (modules + ofDependencies.flatMap(\.configuration.modules)).first {
      $0.name == name || $0.isOnly
    }
  }

  /// The suite that the modules in a folder share.
  func suite(of folder: String) -> String? {
    all.first { $0.folder == folder }?.configuration.suite
  }

  /// Which runs show what actions lead to: from the folder's own configuration, or else from that
  /// of a package that the measured ones depend on.
  func trace(of folder: String) -> TraceEntry? {
    all.first { $0.folder == folder }?.configuration.trace
      ?? (all + ofDependencies).lazy.compactMap(\.configuration.trace).first
  }

  /// The modules that are written in a pattern, or in a form of one.
  package var alternatives: Set<String> {
    let all = modules + ofDependencies.flatMap(\.configuration.modules)
    return Set(all.filter { $0.pattern != nil || $0.variant != nil }.map(\.name))
  }

  /// Whether a folder's configuration applies to a file: of those with one, the folder must be the
  /// nearest above it.
  private func owns(_ folder: String, _ file: String) -> Bool {
    file.hasPrefix(folder + "/")
      && !all.contains { other, configuration in
        other.count > folder.count && file.hasPrefix(other + "/")
          && !configuration.isEmpty
      }
  }

  /// The files that are left out.
  var exclude: ExcludedFiles {
    ExcludedFiles(all.map { (folder: $0.folder, globs: $0.configuration.exclude) })
  }

  /// A folder whose configuration names its only module is one column, whatever targets it has.
  func choosingColumns(of folder: SourceFolder) -> SourceFolder {
    var folder = folder
    folder.isOneColumn = all.contains { path, configuration in
      path == folder.path && configuration.modules.contains { $0.isOnly }
    }
    return folder
  }

  var nameAPattern: Bool {
    modules.contains { $0.pattern != nil }
  }

  /// Whether there are rules to check modules without a pattern against.
  package var haveOwnRules: Bool {
    haveManifests || all.contains { $0.configuration.hasOwnRules }
  }

  /// The file with the accepted findings, and the folder that its path is relative to.
  package var baseline: (path: String, folder: String)? {
    all.lazy.compactMap { folder, configuration in
      configuration.baseline.map { ($0, folder) }
    }.first
  }

  /// What change requests took in modules that have a pattern in its usual form.
  func changes() throws(Failure) -> [String: ChangesReport] {
    var reports: [String: ChangesReport] = [:]
    for (folder, configuration) in all where !areOfCopy {
      guard let changes = configuration.changes else { continue }
      let usual = configuration.modules.filter { $0.variant == nil }
      let patterns = usual.compactMap { module in module.pattern.map { (module.name, $0) } }
      let read = try ChangesReport.read(
        in: changes.path(from: folder), for: Dictionary(patterns) { first, _ in first })
      reports.merge(read) { first, _ in first }
    }
    return reports
  }

  /// The columns with their patterns; suites are not looked up.
  ///
  /// `*` stands for the only module, whatever the folder of this checkout is named.
  func columns(of modules: [SourceModule]) throws(Failure) -> [Column] {
    var columns = modules.map { Column(module: $0) }
    for named in self.modules {
      guard
        let index = columns.firstIndex(where: { column in
          column.module.name == named.name || named.isOnly && columns.count == 1
        })
      else {
        if areOfCopy { continue }
        throw Configuration.moduleUnknown(name: named.name, known: modules.map(\.name))
      }
      columns[index].pattern = named.pattern
      columns[index].variant = named.variant
    }
    return columns
  }

  /// Says how to begin if there is nothing to check modules against; takes what `init` needs.
  func refuseNothing(_ words: [String], hint: String? = nil) throws(Failure) {
    guard !nameAPattern, !haveOwnRules, !areOfCopy else { return }
    let files = all.map { "\($0.folder)/\(Configuration.fileName)" }
    if files.contains(where: InputFile.isNamed) { throw .patternMissing(module: nil, hint: hint) }
    let command = (["compare init"] + words.map(\.oneLine)).joined(separator: " ")
    throw .misused(
      .explained(
        "There is no \(Configuration.fileName) that says what to check: `\(command)` writes a first"
          + " one, or give --pattern\(hint.map { "; \($0)" } ?? "")."))
  }

  /// The columns that are checked against something; for a copy, there may be none.
  func columns(
    held: PatternChoice, among columns: [Column], areNamed: Bool
  ) throws(Failure) -> [Column] {
    do throws(Failure) {
      return try held.columns(
        among: columns, areNamed: areNamed, mayBeHeld: held == .configured && haveOwnRules)
    } catch {
      if areOfCopy { return [] }
      throw error
    }
  }

  /// The entries of every folder apply to all types, except that paths are relative to the folder.
  package func roles(for analysis: Analysis, of modules: [SourceModule]) throws(Failure)
    -> RoleTable
  {
    for (folder, configuration) in all where !areOfCopy && knowAllModules {
      try configuration.checkRoles(for: analysis, of: modules, in: folder)
    }
    return roles
  }

  /// All roles, whether or not there is a type for each entry.
  package var roles: RoleTable {
    (all + ofDependencies).reduce(into: .standard) { table, each in
      table.add(each.configuration.roles, in: each.folder)
    }
  }

  /// The entries of each folder apply to the types in it.
  package func layers(for analysis: Analysis, of modules: [SourceModule]) throws(Failure)
    -> LayerMap
  {
    var layers = LayerMap()
    for (folder, configuration) in all {
      let types = analysis.graph.parts.filter { owns(folder, $0.key.file) }
      layers.add(
        try configuration.layerMap(
          for: types, of: modules, in: folder, isOfCopy: areOfCopy || !knowAllModules))
    }
    return layers
  }

  /// The rules that each folder sets for its modules, except tests.
  ///
  /// - Throws: `configurationInvalid` for module globs that match nothing.
  package func own(for modules: [SourceModule]) throws(Failure) -> [String: OwnRules] {
    var own: [String: OwnRules] = [:]
    for (folder, configuration) in all {
      let names = modules.filter { module in
        !module.isTest && module.files.contains { owns(folder, $0) }
      }.map(\.name)
      try Configuration.refuse(OwnRules.flaw(in: configuration, among: names), in: folder)
      for name in names { own[name] = OwnRules(configuration, for: name) }
    }
    let declared = modules.filter { $0.declared != nil }
    for module in declared {
      own[module.name]?.declared = module.declared
      own[module.name]?.measured = Set(declared.map(\.name))
    }
    return own
  }
}

extension Configuration {
  fileprivate var hasOwnRules: Bool {
    !(layers.isEmpty && imports.isEmpty && thresholds.isEmpty)
      || RuleSeverities(rules).named.contains(PackageRules.importCycle.name)
  }

  /// The layers of the types in a package's modules except tests, or in a folder of sources.
  ///
  /// - Throws: `configurationInvalid` for invalid layers.
  func layerMap(
    for types: [TypePart: TypeNode], of modules: [SourceModule], in folder: String,
    isOfCopy: Bool = false
  ) throws(Failure) -> LayerMap {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = types.filter { !tests.contains($0.value.module) }
    if !isOfCopy {
      try Self.refuse(LayerMap.flaw(in: layers, among: types.values, in: folder), in: folder)
    }
    return LayerMap(layers, types, in: folder)
  }

  /// - Throws: `configurationInvalid` for invalid roles, given the types of a package's modules
  ///   except tests.
  func checkRoles(
    for analysis: Analysis, of modules: [SourceModule], in folder: String
  ) throws(Failure) {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = analysis.graph.types.values.filter { !tests.contains($0.module) }
    try Self.refuse(RoleTable.flaw(in: roles, among: types, in: folder), in: folder)
  }

  fileprivate static func refuse(_ flaw: String?, in folder: String) throws(Failure) {
    guard let flaw else { return }
    throw .configurationInvalid(path: "\(folder)/\(fileName)", reason: flaw)
  }
}
