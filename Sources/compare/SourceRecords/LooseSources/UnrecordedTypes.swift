/// Makes the types of a file that the compiler left no record of known by their syntax.
///
/// They get symbols of their own, so that references by name lead to them and from them.
struct UnrecordedTypes {
  private(set) var index: Index

  init(adding files: [SyntaxFile], to index: Index) {
    self.index = index
    for file in files { add(file) }
  }

  private mutating func add(_ file: SyntaxFile) {
    guard let position = index.files.firstIndex(where: { $0.path == file.text.path }) else {
      return
    }
    var symbols: [Int: SymbolID] = [:]
    var definitions: [Occurrence] = []
    for (number, declaration) in file.tree.declarations.enumerated() {
      guard let kind = Symbol.Kind(declaration.kind) else { continue }
      // What is in a function is local, and what is in an extension belongs to an unknown type.
      let parent = declaration.parent.map { symbols[$0] }
      if let parent, parent == nil { continue }
      let name = declaration.name
      let usr = "\(file.text.path):\(declaration.nameRange.lowerBound)"
      symbols[number] = index.symbols.count
      definitions.append(
        Occurrence(
          symbol: index.symbols.count,
          position: file.text.places.position(of: declaration.nameRange.lowerBound),
          roles: .definition,
          relations: (parent ?? nil).map { [Relation(symbol: $0, roles: .childOf)] } ?? []
        )
      )
      index.symbols.append(Symbol(usr: usr, name: name, kind: kind))
    }
    let old = index.files[position]
    index.files[position] = IndexedFile(
      path: old.path,
      module: old.module,
      occurrences: old.occurrences + definitions
    )
  }
}

extension Symbol.Kind {
  fileprivate init?(_ kind: Declaration.Kind) {
    switch kind {
    case .class: self = .class
    case .struct, .enum: self = .type
    case .protocol: self = .protocol
    default: return nil
    }
  }
}
