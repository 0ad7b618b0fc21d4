/// The part of a package that must be built for a measurement.
package struct BuildPart: Equatable, Sendable {
  /// The modules that aren't built: no column and no suite needs them, and none of them depends on
  /// a column.
  package let leftOut: Set<String>
  /// SwiftPM's arguments, one build after another.
  let builds: [[String]]

  private static func everything(withTests: Bool) -> BuildPart {
    BuildPart(leftOut: [], builds: [withTests ? ["--build-tests"] : []])
  }

  private init(leftOut: Set<String>, builds: [[String]]) {
    self.leftOut = leftOut
    self.builds = builds
  }

  /// Modules that depend on a column are built, too, because their types count in its Ca.
  ///
  /// All suites of a package are one program, so either all are built or none. Only a package's own
  /// targets can be built by name.
  package init(
    of package: String, _ modules: [SourceModule], own: Set<String>, columns: Set<String>,
    withTests: Bool
  ) {
    let graph = ModuleGraph(modules)
    let suites = withTests ? modules.filter { $0.isTest && own.contains($0.name) } : []
    let tested = graph.closure(of: suites.map(\.name))
    let needed = columns.union(graph.users(of: columns))
    let heads = graph.heads(of: needed.subtracting(tested))
    let targets = heads.compactMap { own.contains($0) ? graph.modules[$0]?.target : nil }
    let built = tested.union(graph.closure(of: needed))
    let leftOut = Set(modules.filter { !$0.isTest }.map(\.name)).subtracting(built)
    guard !columns.isEmpty, !leftOut.isEmpty, targets.count == heads.count else {
      self = .everything(withTests: withTests)
      return
    }
    self.init(
      leftOut: leftOut,
      builds: (suites.isEmpty ? [] : [["--product", "\(package)PackageTests"]])
        + targets.map { ["--target", $0] })
  }
}

/// Which modules of a package depend on which.
private struct ModuleGraph {
  let modules: [String: SourceModule]

  init(_ modules: [SourceModule]) {
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Some modules, and everything that they depend on, directly or indirectly.
  func closure(of names: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    var pending = Array(names)
    while let name = pending.popLast() {
      if found.insert(name).inserted { pending += modules[name]?.dependencies ?? [] }
    }
    return found
  }

  /// The modules, except tests, that depend on one of these, directly or indirectly.
  func users(of names: Set<String>) -> Set<String> {
    Set(
      modules.values.filter { !$0.isTest && !closure(of: $0.dependencies).isDisjoint(with: names) }
        .map(\.name))
  }

  /// Those of the modules that no other one of them depends on, sorted.
  func heads(of names: Set<String>) -> [String] {
    let below = closure(of: names.flatMap { modules[$0]?.dependencies ?? [] })
    return names.subtracting(below).sorted()
  }
}
