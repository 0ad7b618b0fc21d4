package import ArchitectureGraph
import ArchitectureReport
package import ArchitectureRules
import CommandLineKit
import CompareConfiguration
package import CompareOptions
import CompareSupport
import Foundation
import LooseSources
package import SourceRecords

/// What teams fix for what is measured, folder by folder, in a `.compare.json` of each.
package struct Configurations: Sendable {
  private let all: [(folder: String, configuration: Configuration)]
  /// Whether a copy is measured with what is fixed for the original: what it names may not be there.
  package let areOfCopy: Bool

  /// That of a package.
  init(of package: String, copy: Copy? = nil) throws(Failure) {
    all = [(package, try Self.read(in: package, copy))]
    areOfCopy = copy != nil
  }

  /// Those of folders of sources; that of a folder with a manifest is about the package, and is left
  /// alone.
  init(_ folders: [SourceFolder], copy: Copy? = nil) throws(Failure) {
    var all: [(String, Configuration)] = []
    for folder in Self.places(of: folders) { all.append((folder, try Self.read(in: folder, copy))) }
    self.all = all
    areOfCopy = copy != nil
  }

  /// Those of the folders that have no manifest.
  static func places(of folders: [SourceFolder]) -> [String] {
    folders.map(\.path).filter { !FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
  }

  /// What needs no type to be seen to be wrong is refused before anything is built.
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

  /// The modules, in all folders, that are named, and the suite that they share.
  var modules: [Configuration.Module] { all.flatMap(\.configuration.modules) }
  var suite: String? { all.lazy.compactMap(\.configuration.suite).first }

  /// Which runs show what actions lead to.
  var trace: TraceEntry? { all.lazy.compactMap(\.configuration.trace).first }

  /// The modules that are written in a pattern, or in a form of one: each in its own way.
  package var alternatives: Set<String> {
    Set(modules.filter { $0.pattern != nil || $0.variant != nil }.map(\.name))
  }

  var nameAPattern: Bool {
    modules.contains { $0.pattern != nil }
  }

  /// Whether there is something to hold modules against that have no pattern.
  package var haveOwnRules: Bool { all.contains { $0.configuration.hasOwnRules } }

  /// The file with the findings that are accepted, and the folder that its path begins in.
  package var baseline: (path: String, folder: String)? {
    all.lazy.compactMap { folder, configuration in
      configuration.baseline.map { ($0, folder) }
    }.first
  }

  /// The columns with their patterns; a suite is not looked for.
  ///
  /// `*` is the only module there is, whatever the folder of this checkout is called.
  func columns(of modules: [SourceModule]) throws(NoResult) -> [Column] {
    var columns = modules.map { Column(module: $0) }
    for named in self.modules {
      guard
        let index = columns.firstIndex(where: { column in
          column.module.name == named.name || named.isOnly && columns.count == 1
        })
      else {
        if areOfCopy { continue }
        throw .failed(.moduleUnknown(name: named.name, known: modules.map(\.name)))
      }
      columns[index].pattern = named.pattern
      columns[index].variant = named.variant
    }
    return columns
  }

  /// The columns that are held against something; of a copy there may be none.
  func columns(
    held: PatternChoice, among columns: [Column], areNamed: Bool
  ) throws(NoResult) -> [Column] {
    do throws(UsageError) {
      return try held.columns(
        among: columns, areNamed: areNamed, mayBeHeld: held == .configured && haveOwnRules)
    } catch {
      if areOfCopy { return [] }
      throw .misused(error)
    }
  }

  /// Those of every folder hold for all, apart from paths, which begin in it.
  package func roles(for analysis: Analysis, of modules: [SourceModule]) throws(NoResult)
    -> RoleTable
  {
    for (folder, configuration) in all where !areOfCopy {
      try configuration.checkRoles(for: analysis, of: modules, in: folder)
    }
    return roles
  }

  /// The same, whether or not there is a type for each entry.
  package var roles: RoleTable {
    all.reduce(into: .standard) { table, each in
      table.add(each.configuration.roles, in: each.folder)
    }
  }

  /// Those of each folder hold for the types in it.
  package func layers(for analysis: Analysis, of modules: [SourceModule]) throws(NoResult)
    -> LayerMap
  {
    var layers = LayerMap()
    for (folder, configuration) in all {
      let types = analysis.graph.types.filter { $0.value.file.hasPrefix(folder + "/") }
      layers.add(
        try configuration.layerMap(
          for: types, of: modules, in: folder, isOfCopy: areOfCopy))
    }
    return layers
  }

  /// What those of each folder fix for its modules, tests left out.
  ///
  /// - Throws: `configurationInvalid` for globs of modules that match none.
  package func own(for modules: [SourceModule]) throws(NoResult) -> [String: OwnRules] {
    var own: [String: OwnRules] = [:]
    for (folder, configuration) in all {
      let names = modules.filter { module in
        !module.isTest && module.files.contains { $0.hasPrefix(folder + "/") }
      }.map(\.name)
      if let flaw = OwnRules.flaw(in: configuration, among: names) {
        throw .failed(
          .configurationInvalid(path: "\(folder)/\(Configuration.fileName)", reason: flaw))
      }
      for name in names { own[name] = OwnRules(configuration, for: name) }
    }
    return own
  }
}

extension Configuration {
  fileprivate var hasOwnRules: Bool { !(layers.isEmpty && imports.isEmpty && thresholds.isEmpty) }
}
