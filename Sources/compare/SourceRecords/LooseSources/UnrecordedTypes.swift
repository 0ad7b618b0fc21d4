extension Index {
  /// Adds the types of a file without a record from the compiler, based on their syntax.
  ///
  /// They get their own symbols, so that references by name can lead to them and from them.
  mutating func addTypes(of file: SyntaxFile) {
    guard let position = files.firstIndex(where: { $0.path == file.text.path }) else { return }
    var numbers: [Int: SymbolID] = [:]
    for (number, declaration) in file.tree.declarations.enumerated() {
      guard let kind = Symbol.Kind(declaration.kind) else { continue }
      // Types in functions are local, and those in extensions belong to an unknown type.
      let parent = declaration.parent.map { numbers[$0] }
      if let parent, parent == nil { continue }
      let name = declaration.name
      let usr = "\(file.text.path):\(declaration.nameRange.lowerBound)"
      numbers[number] = symbols.count
      files[position].occurrences.append(
        Occurrence(
          symbol: symbols.count,
          position: file.text.places.position(of: declaration.nameRange.lowerBound),
          roles: .definition,
          relations: (parent ?? nil).map { [Relation(symbol: $0, roles: .childOf)] } ?? []
        )
      )
      symbols.append(Symbol(usr: usr, name: name, kind: kind))
    }
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
