import CompareSupport
import Foundation

/// Which apps import which, in an order in which they can be compiled.
struct ImportGraph: Sendable {
  /// For each app, the others that it imports and that are compiled before it.
  ///
  /// Where apps import each other in a cycle, one of them goes first, without the rest; what only
  /// needs the cycle comes after all of it.
  let imports: [[Int]]
  /// Apps that need nothing of each other; each level needs only those before it.
  let levels: [[Int]]
  /// For each app, the others whose files are compiled with it too.
  let shared: [[Int]]

  /// - Parameters:
  ///   - names: the apps' names.
  ///   - imported: the first components of everything that each app's files import.
  ///   - shared: for each app, the others whose files are compiled with it too.
  init(names: [String], imported: [Set<String>], shared: [[Int]]? = nil) {
    let wanted = imported.enumerated().map { app, imported in
      names.indices.filter { $0 != app && imported.contains(names[$0]) }
    }
    var placed: Set<Int> = []
    var imports: [[Int]] = names.map { _ in [] }
    var levels: [[Int]] = []
    while placed.count < names.count {
      let rest = names.indices.filter { !placed.contains($0) }
      let ready = rest.filter { placed.isSuperset(of: wanted[$0]) }
      func reached(_ app: Int) -> Set<Int> {
        allReached(from: [app]) { wanted[$0].filter { !placed.contains($0) } }
      }
      let level =
        ready.isEmpty
        ? Array(
          rest.filter { app in reached(app).allSatisfy { reached($0).contains(app) } }.prefix(1))
        : ready
      // Some app is in a cycle that needs nothing else.
      guard !level.isEmpty else { break }
      for app in level { imports[app] = wanted[app].filter(placed.contains) }
      placed.formUnion(level)
      levels.append(level)
    }
    self.imports = imports
    self.levels = levels
    self.shared = shared ?? names.map { _ in [] }
  }

  func isImported(_ app: Int) -> Bool { imports.contains { $0.contains(app) } }

  /// The apps that belong together through any number of imports or shared files, in either direction.
  ///
  /// Each group, and each app in it, is in the order of the apps.
  var groups: [[Int]] {
    var numbers = Array(imports.indices)
    for (app, imported) in zip(imports, shared).map(+).enumerated() {
      for other in imported where numbers[other] != numbers[app] {
        let (first, second) = (numbers[app], numbers[other])
        for index in numbers.indices where numbers[index] == second { numbers[index] = first }
      }
    }
    return Dictionary(grouping: imports.indices) { numbers[$0] }.values
      .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

/// What an app's compilation gets from the apps that it imports, and gives to those that import it.
struct ModuleLinks: Sendable {
  /// Whether another app imports it; then its module has the name that they write.
  var isImported = false
  /// The folders with the modules of what it imports, directly or not.
  var folders: [String] = []
  /// Distinguishes two states of those modules.
  var sums: [String] = []
  /// What these modules import and isn't there: loading them needs the same stubs.
  var stubs: Set<[String]> = []
  /// Whether one of them is for iOS.
  var isForIOS = false

  /// The checksum of the module that a folder contains; nil if it contains none.
  static func sum(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0.hasSuffix(".swiftmodule") }
      .flatMap { try? InputFile.read("\(folder)/\($0)") }
      .map { String(Checksum.fnv1a(Array($0)), radix: 16) }
  }

  /// Whether the modules are still those that were linked.
  var areThere: Bool { folders.map { Self.sum(in: $0) } == sums }

  /// Whether it sees another app, or is seen by one.
  var isLinked: Bool { isImported || !folders.isEmpty }

  mutating func add(_ other: ModuleLinks) {
    folders += other.folders.filter { !folders.contains($0) }
    sums += other.sums.filter { !sums.contains($0) }
    stubs.formUnion(other.stubs)
    isForIOS = isForIOS || other.isForIOS
  }
}

extension FileModules {
  /// The files of all apps, one after the other.
  ///
  /// An app is a module, but a local package inside an app's folder has modules of its own: those
  /// of `Sources/Name` next to a `Package.swift`.
  init(_ apps: [CompiledApp]) {
    struct Module: Hashable {
      let app: Int
      let target: String?
      /// Of a file that other apps are compiled with too: which.
      var sharing: [Int] = []
    }

    var numbers: [Module: Int] = [:]
    var byName: [String: [Module]] = [:]
    var packages: [String: Bool] = [:]
    var own: [Module] = []
    var sharing: [String: [Int]] = [:]
    for (number, app) in apps.enumerated() {
      for file in app.shared { sharing[file.path, default: []].append(number) }
    }
    for (number, app) in apps.enumerated() {
      byName[app.name, default: []].append(Module(app: number, target: nil))
      for file in app.files {
        let target = app.isTarget ? nil : file.text.localTarget(&packages)
        let module = Module(
          app: number, target: target, sharing: sharing[file.text.path] ?? [])
        own.append(module)
        if numbers[module] == nil {
          numbers[module] = numbers.count
          if let target { byName[target, default: []].append(module) }
        }
      }
    }
    /// In the same app first.
    func modules(_ name: String, from module: Module) -> [Module] {
      let all = byName[name] ?? []
      let near = all.filter { $0.app == module.app }
      return near.isEmpty ? all : near
    }
    let files = apps.flatMap(\.files)
    var exports: [Module: [Module]] = [:]
    for (file, module) in zip(files, own) {
      for statement in file.parsed.imports where statement.isExported {
        exports[module, default: []] += modules(statement.path[0], from: module)
      }
    }
    let shared = Set(own.filter { !$0.sharing.isEmpty })
    let seen = zip(files, own).map { file, module in
      let imported = file.parsed.imports.compactMap(\.path.first).flatMap {
        modules($0, from: module)
      }
      let all = allReached(from: imported) { exports[$0] ?? [] }
      // A shared file sees the app that it is measured with.
      let near = module.sharing.isEmpty ? [] : [Module(app: module.app, target: module.target)]
      let others = shared.filter { $0.app == module.app || $0.sharing.contains(module.app) }
      return Set(all.union(others).union(near + [module]).compactMap { numbers[$0] })
    }
    self.init(own: own.compactMap { numbers[$0] }, seen: seen)
  }
}

extension SourceText {
  /// The target of a local package that a file belongs to, by the usual layout.
  func localTarget(_ packages: inout [String: Bool]) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else {
      return nil
    }
    let root = parts[..<sources].joined(separator: "/")
    let isPackage = packages[root] ?? PackageManifest.isIn(root)
    packages[root] = isPackage
    return isPackage ? String(parts[sources + 1]) : nil
  }
}
