import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareConfiguration
import CompareSupport
import Foundation
import LooseSources
import SourceRecords

/// What teams fix for what is measured, folder by folder, in a `.compare.json` of each.
struct Configurations: Sendable {
  private let all: [(folder: String, configuration: Configuration)]

  /// That of a package.
  init(_ configuration: Configuration, of package: String) { all = [(package, configuration)] }

  /// Those of folders of sources; that of a folder with a manifest is about the package, and is left
  /// alone.
  init(_ folders: [SourceFolder]) throws(Failure) {
    var all: [(String, Configuration)] = []
    for folder in folders
    where !FileManager.default.fileExists(atPath: "\(folder.path)/Package.swift") {
      all.append((folder.path, try Configuration.read(in: folder.path)))
    }
    self.all = all
  }

  var nameAPattern: Bool {
    all.contains { $0.configuration.modules.contains { $0.pattern != nil } }
  }

  var haveLayers: Bool { all.contains { !$0.configuration.layers.isEmpty } }

  /// The columns with their patterns; a suite is not looked for.
  func columns(of modules: [SourceModule]) throws(NoResult) -> [Column] {
    var columns = modules.map { Column(module: $0) }
    for named in all.flatMap(\.configuration.modules) {
      guard let index = columns.firstIndex(where: { $0.module.name == named.name }) else {
        throw .failed(.moduleUnknown(name: named.name, known: modules.map(\.name)))
      }
      columns[index].pattern = named.pattern
    }
    return columns
  }

  /// Those of every folder hold for all.
  func roles(for analysis: Analysis, of modules: [SourceModule]) throws(NoResult) -> RoleTable {
    for (folder, configuration) in all {
      _ = try configuration.roleTable(for: analysis, of: modules, in: folder)
    }
    return RoleTable(all.flatMap(\.configuration.roles))
  }

  /// Those of each folder hold for the types in it.
  func layers(for analysis: Analysis, of modules: [SourceModule]) throws(NoResult) -> LayerMap {
    var layers = LayerMap()
    for (folder, configuration) in all {
      let types = analysis.graph.types.filter { $0.value.file.hasPrefix(folder + "/") }
      layers.add(try configuration.layerMap(for: types, of: modules, in: folder))
    }
    return layers
  }
}
