import ArchitectureReport

/// What modules have in common by name: a folder below each module's own.
struct Scene {
  /// Empty for the files that are in no folder.
  let name: String
  /// For each module its files in that folder.
  let files: [[FileReport]]

  var title: String { name.isEmpty ? "Around the scenes" : name }

  /// Every folder's name once, the files in none first.
  static func all(of modules: [ModuleReport]) -> [Scene] {
    let grouped = modules.map { module in
      let folder = CommonFolder(module.fileList.map(\.path))
      return Dictionary(grouping: module.fileList) { file in
        let parts = folder.relative(file.path).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : ""
      }
    }
    return Set(grouped.flatMap(\.keys)).sorted().map { name in
      Scene(name: name, files: grouped.map { $0[name] ?? [] })
    }
  }
}
