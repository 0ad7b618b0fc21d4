import ArchitectureGraph
import ArchitectureReport
import CompareConfiguration
import CompareSupport
import Foundation
import LooseSources
import SourceRecords

/// What folders of sources say of themselves in a `.compare.json` of their own.
struct FolderConfigurations {
  private let all: [(folder: SourceFolder, configuration: Configuration)]

  /// That of a folder with a manifest is about the package, and is left alone.
  init(_ folders: [SourceFolder]) throws(Failure) {
    var all: [(SourceFolder, Configuration)] = []
    for folder in folders
    where !FileManager.default.fileExists(atPath: "\(folder.path)/Package.swift") {
      all.append((folder, try Configuration.read(in: folder.path)))
    }
    self.all = all
  }

  var nameAPattern: Bool {
    all.contains { $0.configuration.modules.contains { $0.pattern != nil } }
  }

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
      _ = try configuration.roleTable(for: analysis, of: modules, in: folder.path)
    }
    return RoleTable(all.flatMap(\.configuration.roles))
  }
}
