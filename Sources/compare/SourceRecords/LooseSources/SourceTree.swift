package import CompareSupport
import Foundation

/// The Swift files below a folder, app by app, and what was left out.
///
/// A folder may contain several apps, such as the same one in five patterns. If two or more folders
/// below it have a manifest (an Xcode project or a `Package.swift`), each of them is an app and so
/// a column; a manifest inside an app, such as a local package's, doesn't make another, and files
/// outside all apps are skipped. Otherwise the folder is one app, as is every folder with its own
/// manifest, whatever is below it.
///
/// If the program begins in files outside them, and none begins inside, they are its packages: all is
/// one app. If the user named the folder, files outside are never skipped.
///
/// If an Xcode project in the folder has several targets with files there, each of them is an app, and
/// so is each target of a package below it.
package struct SourceTree: Sendable {
  package struct App: Sendable {
    package private(set) var name: String
    /// Sorted by path.
    fileprivate(set) var files: [SourceText]
    /// What the manifest says, if it was read.
    var declared: DeclaredTarget?
    /// Whether there is one that can't be read here.
    var isUnread = false
    /// The files of other apps that are compiled with it too.
    var shared: [SourceText] = []
    /// The other apps that its target in a project depends on or shares files with; nil without one.
    var dependencies: [String]?
    /// Whether a manifest or a project declares it, so that all its files are of one module.
    var isTarget = false

    /// If two apps share a name, the second one gets a number: the names are those of the columns.
    static func uniquelyNamed(_ apps: [App]) -> [App] {
      zip(apps.map(\.name).numbered(behind: "_"), apps).map { name, app in
        var app = app
        app.name = name
        return app
      }
    }
  }

  let apps: [App]
  /// Sorted by path.
  let skipped: [SkippedFile]

  /// Leaves out the packages below it that are measured apart.
  ///
  /// - Throws: `sourcesUnusable` for a folder without any Swift file to measure.
  static func read(
    _ folder: SourceFolder, without packages: [String] = []
  ) throws(Failure) -> SourceTree {
    let walk = SourceWalk(root: folder.path, without: packages)
    guard !walk.files.isEmpty else {
      throw .sourcesUnusable(
        folder: folder.path, reason: "there is no Swift file to measure" + walk.reasons)
    }
    let roots = Set(walk.files.compactMap(\.app)).sorted()
    let projects = projects(of: folder, roots)
    if let divided = ProjectApps(projects.targets, walk.files.map(\.text)) {
      return SourceTree(
        apps: divided.apps,
        skipped: (walk.skipped + divided.skipped + projects.unreadable).sorted { $0.path < $1.path }
      )
    }
    let skipped = (walk.skipped + projects.unreadable).sorted { $0.path < $1.path }
    let own = App(name: folder.name, files: walk.files.filter { $0.app == nil }.map(\.text))
    let isApp = folder.isNamed ? !own.files.isEmpty : !own.entryPoints.isEmpty
    let whole = App(name: folder.name, files: walk.files.map(\.text))
    guard roots.count > 1, !isApp || whole.entryPoints != own.entryPoints else {
      return SourceTree(apps: [whole], skipped: skipped)
    }
    let apps = roots.map { root in
      App(
        name: String(root.dropFirst(folder.path.count + 1)).asIdentifier,
        files: walk.files.filter { $0.app == root }.map(\.text)
      )
    }
    if folder.isNamed, !own.files.isEmpty {
      return SourceTree(apps: [own] + apps, skipped: skipped)
    }
    let outside = own.files.map { SkippedFile(path: $0.path, reason: .outsideApps) }
    return SourceTree(
      apps: apps,
      skipped: (skipped + outside).sorted { $0.path < $1.path }
    )
  }
}

extension [SourceTree] {
  /// The same without what a configuration leaves out.
  ///
  /// - Throws: `sourcesUnusable` if nothing remains.
  package func leavingOut(_ isExcluded: (String) -> Bool) throws(Failure) -> [SourceTree] {
    let trees = map { tree in
      let apps = tree.apps.map { app in
        var app = app
        app.files.removeAll { isExcluded($0.path) }
        app.shared.removeAll { isExcluded($0.path) }
        return app
      }
      let left = tree.apps.flatMap(\.files).filter { isExcluded($0.path) }.map {
        SkippedFile(path: $0.path, reason: .excluded)
      }
      let skipped = tree.skipped.filter { !isExcluded($0.path) } + left
      return SourceTree(
        apps: apps.filter { !$0.files.isEmpty }, skipped: skipped.sorted { $0.path < $1.path })
    }
    guard trees.contains(where: { !$0.apps.isEmpty }) else {
      throw Failure("There is nothing to measure: 'exclude' leaves out every Swift file.")
    }
    return trees
  }
}

extension SourceTree {
  /// The same without files that are columns already, as a package's target in the folder is.
  func without(_ measured: Set<String>) -> SourceTree {
    guard !measured.isEmpty else { return self }
    let rest = apps.map { app in
      var app = app
      app.files.removeAll { measured.contains($0.path) }
      return app
    }
    return SourceTree(apps: rest.filter { !$0.files.isEmpty }, skipped: skipped)
  }

  /// The targets of the projects in the folder or, if there is one app alone below it, in that.
  private static func projects(
    of folder: SourceFolder, _ roots: [String]
  ) -> (targets: [XcodeProject.Target], unreadable: [SkippedFile]) {
    var targets: [XcodeProject.Target] = []
    var unreadable: [SkippedFile] = []
    guard !folder.isOneColumn else { return ([], []) }
    let own = XcodeProject.projects(in: folder.path)
    for project in own.isEmpty && roots.count == 1 ? XcodeProject.projects(in: roots[0]) : own {
      do throws(XcodeProject.Unreadable) {
        targets += try XcodeProject(project).targets
      } catch {
        unreadable.append(
          SkippedFile(
            path: "\(project)/\(XcodeProject.file)", reason: .badProject(error.reason)))
      }
    }
    return (targets, unreadable)
  }
}

extension SourceTree.App {
  /// The files in which a program begins: more than one suggests that several apps, or an app and
  /// its extensions, are measured as one.
  package var entryPoints: [String] {
    files.filter { file in
      file.path.hasSuffix("/main.swift")
        || file.places.starts.contains { Self.isEntry(file.bytes[$0...]) }
    }.map(\.path)
  }

  /// Whether a line begins with an attribute that marks a program's entry point.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard start.first == UInt8(ascii: "@") else { return false }
    let word = start.dropFirst().prefix { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    return ["main", "UIApplicationMain", "NSApplicationMain"].contains {
      word.elementsEqual($0.utf8)
    }
  }
}
