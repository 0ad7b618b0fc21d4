package import CompareOptions
package import ArchitectureGraph
import ArchitectureReport
package import ArchitectureRules
import CompareConfiguration
import CompareSupport
import Foundation
import LooseSources
package import SourceRecords

/// What teams fix for what is measured, folder by folder, in a `.compare.json` of each.
package struct Configurations: Sendable {
  private let all: [(folder: String, configuration: Configuration)]

  /// That of a package.
  init(of package: String) throws(Failure) { all = [(package, try Self.read(in: package))] }

  /// Those of folders of sources; that of a folder with a manifest is about the package, and is left
  /// alone.
  init(_ folders: [SourceFolder]) throws(Failure) {
    var all: [(String, Configuration)] = []
    for folder in folders
    where !FileManager.default.fileExists(atPath: "\(folder.path)/Package.swift") {
      all.append((folder.path, try Self.read(in: folder.path)))
    }
    self.all = all
  }

  /// What needs no type to be seen to be wrong is refused before anything is built.
  private static func read(in folder: String) throws(Failure) -> Configuration {
    let configuration = try Configuration.read(in: folder)
    let flaw = RoleTable.flaw(in: configuration.roles) ?? LayerMap.flaw(in: configuration.layers)
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

  package var haveLayers: Bool { all.contains { !$0.configuration.layers.isEmpty } }

  /// The columns with their patterns; a suite is not looked for.
  func columns(of modules: [SourceModule]) throws(NoResult) -> [Column] {
    var columns = modules.map { Column(module: $0) }
    for named in self.modules {
      guard let index = columns.firstIndex(where: { $0.module.name == named.name }) else {
        throw .failed(.moduleUnknown(name: named.name, known: modules.map(\.name)))
      }
      columns[index].pattern = named.pattern
      columns[index].variant = named.variant
    }
    return columns
  }

  /// Those of every folder hold for all, apart from paths, which begin in it.
  package func roles(for analysis: Analysis, of modules: [SourceModule]) throws(NoResult)
    -> RoleTable
  {
    for (folder, configuration) in all {
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
      layers.add(try configuration.layerMap(for: types, of: modules, in: folder))
    }
    return layers
  }
}
