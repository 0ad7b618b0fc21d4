import CompareSupport
import Foundation

/// Divides the files of a folder among the targets of its Xcode project.
struct ProjectApps {
  /// The targets, and the targets of packages below the folder that they may import.
  let apps: [SourceTree.App]
  /// The files of no target, and those of tests.
  let skipped: [SkippedFile]
}

extension ProjectApps {
  /// Nil for fewer than two targets with files of their own: then the folder is one app.
  ///
  /// A file that several targets compile belongs to the first app among them, or else to the first
  /// target, and the others are compiled with it.
  init?(_ targets: [XcodeProject.Target], _ files: [SourceText]) {
    let order =
      targets.filter { !$0.isTest && $0.isApp } + targets.filter { !$0.isTest && !$0.isApp }
    let owners = files.map { file in order.firstIndex { $0.contains(file.path) } }
    let own = order.indices.map { index in zip(files, owners).filter { $1 == index }.map(\.0) }
    guard own.count(where: { !$0.isEmpty }) > 1 else { return nil }
    let modules = order.map(\.module)
    let names = order.map { target in
      let isUnique = modules.count { $0 == target.module } == 1
      return isUnique ? target.module : target.name.asIdentifier
    }
    var apps: [SourceTree.App] = []
    for (index, target) in order.enumerated() where !own[index].isEmpty {
      let shared = zip(files, owners).filter { file, owner in
        owner.map { $0 != index } ?? false && target.contains(file.path)
      }
      let needed = order.indices.filter { other in
        target.dependencies.contains(order[other].name) || shared.contains { $0.1 == other }
      }
      apps.append(
        SourceTree.App(
          name: names[index], files: own[index], shared: shared.map(\.0),
          dependencies: needed.map { names[$0] }, isTarget: true))
    }
    let left = zip(files, owners).filter { $1 == nil }.map(\.0)
    let tests = targets.filter(\.isTest)
    let ofTests = Set(left.filter { file in tests.contains { $0.contains(file.path) } }.map(\.path))
    var packages: [String: Bool] = [:]
    let ofPackages = Dictionary(grouping: left.filter { !ofTests.contains($0.path) }) { file in
      file.localTarget(&packages)
    }
    for (name, files) in ofPackages.sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      guard let name else { continue }
      apps.append(SourceTree.App(name: name.asIdentifier, files: files, isTarget: true))
    }
    self.apps = apps
    skipped =
      ofTests.map { SkippedFile(path: $0, reason: .tests) }
      + (ofPackages[nil] ?? []).map { SkippedFile(path: $0.path, reason: .outsideTargets) }
  }
}
