import CompareSupport

/// Apps that may refer to each other, and share their symbol numbers.
struct AppGroup: Sendable {
  /// The numbers of the apps in the order of the columns.
  let places: [Int]
  var symbols: [Symbol]
  var apps: [CompiledApp]

  init(places: [Int], symbols: [Symbol], apps: [CompiledApp]) {
    self.places = places
    self.symbols = symbols
    self.apps = apps
  }

  init(_ apps: [CompiledApp], at places: [Int]) {
    self.places = places
    self.apps = apps
    symbols = []
    for index in apps.indices { renumber(index) }
  }

  /// Replaces an app's own symbol numbers by the group's.
  mutating func renumber(_ index: Int) {
    var table = SymbolTable(symbols)
    let numbers = apps[index].symbols.map { table.number(of: $0) }
    for file in apps[index].files.indices where apps[index].files[file].syntax != nil {
      apps[index].files[file].occurrences.renumber { numbers[$0] }
    }
    for file in apps[index].shared.indices {
      apps[index].shared[file].occurrences.renumber { numbers[$0] }
    }
    apps[index].symbols = []
    symbols = table.symbols
  }

  /// Adds the references that the compiler didn't record to the files whose syntax is there.
  mutating func complete() throws(Failure) {
    let files = apps.flatMap(\.files)
    let graph = SymbolGraph(symbols: symbols, files: apps.flatMap { $0.sources.map(\.indexed) })
    let modules = FileModules(apps)
    let numbers = Dictionary(files.enumerated().map { ($1.text.path, $0) }) { first, _ in first }
    let visible = VisibleTypes(graph: graph, modules: modules, numbers: numbers)
    for app in apps.indices { dropShadows(in: app, visible) }
    if apps.contains(where: { !$0.isWhole && $0.files.contains { $0.syntax != nil } }) {
      try addLostReferences(graph, modules, visible)
    }
    for app in apps.indices {
      for file in apps[app].files.indices { apps[app].files[file].syntax = nil }
    }
  }

  private mutating func dropShadows(in app: Int, _ visible: VisibleTypes) {
    for index in apps[app].files.indices {
      guard let syntax = apps[app].files[index].syntax else { continue }
      apps[app].files[index].occurrences.removeAll { visible.isShadow($0, in: syntax) }
    }
  }

  private mutating func addLostReferences(
    _ graph: SymbolGraph, _ modules: FileModules, _ visible: VisibleTypes
  ) throws(Failure) {
    let seen =
      apps.count > 1
      ? Dictionary(apps.map { ($0.name, DeclaredNames(offeredBy: $0, graph)) }) { one, _ in one }
      : [:]
    let files = apps.flatMap(\.files)
    let members = try DeepStack.run { MemberSymbols(files, graph, modules) }
    let starts = apps.indices.map { apps[..<$0].map(\.files.count).reduce(0, +) }
    apps = try zip(starts, apps).map { ($0, $1) }.concurrentMap { start, app throws(Failure) in
      guard !app.isWhole else { return app }
      return try DeepStack.run {
        LostReferences.adding(to: app, graph, seen: seen, visible, members, from: start)
      }
    }
  }
}

/// Which types a file can name: those of its own module, and of the modules that it imports.
struct VisibleTypes: Sendable {
  let graph: SymbolGraph
  let modules: FileModules
  /// By path.
  let numbers: [String: Int]

  func isVisible(_ type: SymbolID, from file: String) -> Bool {
    guard let node = graph.types[type], let home = numbers[node.file], let from = numbers[file]
    else { return true }
    return modules.isVisible(home, from: from)
  }

  /// Whether it is a reference to a type that the file can't name: compiled as one module, several
  /// packages share their names, so that a type may hide the system's of the same name.
  func isShadow(_ occurrence: Occurrence, in file: SyntaxFile) -> Bool {
    guard occurrence.roles.contains(.reference), let owner = graph.owner(of: occurrence.symbol),
      let name = graph.types[owner]?.name,
      let offset = file.text.places.offset(of: occurrence.position),
      file.text.string(offset..<offset + name.utf8.count) == name
    else { return false }
    return !isVisible(owner, from: file.text.path)
      || isSystemView(name, at: offset, in: file, declared: owner)
  }

  /// Views of SwiftUI whose content is a closure, under names that models have, too.
  private static let containers: Set = [
    "Button", "Form", "Grid", "Group", "Label", "Link", "List", "Map", "Menu", "Section", "Tab",
    "Table",
  ]

  /// Whether a name can only be SwiftUI's: it has a closure as its content, and both SwiftUI and the
  /// module of a type of this name are imported.
  func isSystemView(
    _ name: String, at offset: Int, in file: SyntaxFile, declared type: SymbolID
  ) -> Bool {
    guard Self.containers.contains(name), let node = graph.types[type],
      let home = numbers[node.file], let own = numbers[file.text.path],
      !modules.areOne(home, own), file.imports.contains(where: { $0.path.first == "SwiftUI" })
    else { return false }
    return file.text.hasClosure(after: offset + name.utf8.count)
  }
}

extension SourceText {
  /// Whether a `{` follows, directly or after arguments.
  fileprivate func hasClosure(after offset: Int) -> Bool {
    var depth = 0
    for byte in bytes[min(offset, bytes.count)...] {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "{") where depth == 0: return true
      case UInt8(ascii: " ") where depth == 0: continue
      default: if depth == 0 { return false }
      }
    }
    return false
  }
}
