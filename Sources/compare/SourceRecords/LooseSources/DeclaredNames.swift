import SwiftCode

/// The names that a module's own declarations have.
struct DeclaredNames: Sendable {
  private struct Candidate: Sendable {
    let symbol: SymbolID
    /// The qualified name of the type around it; empty if there is none.
    let scope: String
    let file: String
  }

  private var types: [String: [Candidate]] = [:]
  private var members: Set<String> = []

  init(of app: CompiledApp, _ graph: SymbolGraph) {
    for occurrences in app.files.map(\.occurrences) + app.shared.map(\.occurrences) {
      for occurrence in occurrences where occurrence.roles.contains(.definition) {
        add(occurrence.symbol, graph)
      }
    }
  }

  /// Only what other modules can see.
  init(offeredBy app: CompiledApp, _ graph: SymbolGraph) {
    for file in app.files {
      for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
        guard let offset = file.text.places.offset(of: occurrence.position),
          file.offered.contains(offset)
        else { continue }
        add(occurrence.symbol, graph)
      }
    }
  }

  private mutating func add(_ symbol: SymbolID, _ graph: SymbolGraph) {
    if let type = graph.types[symbol] {
      let parts = type.name.split(separator: ".")
      types[parts.last.map(String.init) ?? "", default: []].append(
        Candidate(
          symbol: symbol,
          scope: parts.dropLast().joined(separator: "."),
          file: type.file
        )
      )
    } else if [.function, .property, .enumCase, .other].contains(graph.symbol(symbol).kind),
      graph.owner(of: symbol) != nil
    {
      // `show(_:)` is written `show`; every type has an `init`.
      let name = String(graph.symbol(symbol).name.prefix { $0 != "(" })
      if name != "init" { members.insert(name) }
    }
  }

  /// All types of this name.
  func types(_ name: String) -> [SymbolID] { (types[name] ?? []).map(\.symbol) }
  func hasMember(_ name: String) -> Bool { members.contains(name) }

  /// The type that a name stands for inside another type, or nil if that isn't certain.
  ///
  /// As in Swift, a name is looked up in the type around it, then further outwards. If several
  /// private types share a name, the one in the same file is meant.
  func type(
    _ name: String, within scope: String, file: String, _ isSeen: (SymbolID) -> Bool
  ) -> SymbolID? {
    let candidates = (types[name] ?? []).filter { isSeen($0.symbol) }
    var scope = scope[...]
    while true {
      let visible = candidates.filter { $0.scope == scope }
      if visible.count == 1 { return visible[0].symbol }
      let near = visible.filter { $0.file == file }
      if !visible.isEmpty { return near.count == 1 ? near[0].symbol : nil }
      guard !scope.isEmpty else { return nil }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  /// The type that `Outer.Name` stands for.
  func type(_ name: String, in outer: String, _ isSeen: (SymbolID) -> Bool) -> SymbolID? {
    let inner = (types[name] ?? []).filter {
      ($0.scope == outer || $0.scope.hasSuffix("." + outer)) && isSeen($0.symbol)
    }
    return inner.count == 1 ? inner[0].symbol : nil
  }
}

extension SyntaxFile {
  /// The offsets of the names that other modules can see; enum cases and requirements follow their
  /// type, and aren't among them.
  var offered: Set<Int> {
    let words: Set = ["public", "open", "package"]
    return Set(
      tree.declarations.filter { declaration in
        let head = declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound
        return code.tokens(in: head).contains { words.contains(text.string($0.range)) }
      }
      .map(\.nameRange.lowerBound))
  }
}
