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

extension Index {
  /// Adds the extensions of types that the compiler doesn't know: it records what is in them as if it
  /// stood outside.
  mutating func addExtensions(of file: SyntaxFile) {
    guard let position = files.firstIndex(where: { $0.path == file.text.path }) else { return }
    let places = file.text.places
    var defined: [Int: [Int]] = [:]
    for (number, occurrence) in files[position].occurrences.enumerated()
    where occurrence.roles.contains(.definition) {
      if let offset = places.offset(of: occurrence.position) {
        defined[offset, default: []].append(number)
      }
    }
    for declaration in file.tree.declarations
    where declaration.kind == .extension && declaration.parent == nil
      && !declaration.nameRange.contains(where: { defined[$0] != nil })
    {
      let type = symbols.count
      let own = symbols.count + 1
      let start = declaration.nameRange.lowerBound
      let usr = "\(file.text.path):\(start)"
      symbols.append(
        Symbol(usr: "unknown:\(declaration.name)", name: declaration.name, kind: .type))
      symbols.append(Symbol(usr: usr, name: declaration.name, kind: .extension))
      for (offset, numbers) in defined where declaration.range.contains(offset) {
        for number in numbers
        where !files[position].occurrences[number].relations.contains(where: {
          $0.roles.contains(.childOf)
        }) {
          files[position].occurrences[number].relations.append(
            Relation(symbol: own, roles: .childOf))
        }
      }
      let place = places.position(of: start)
      files[position].occurrences += [
        Occurrence(symbol: own, position: place, roles: .definition, relations: []),
        Occurrence(
          symbol: type, position: place, roles: .reference,
          relations: [Relation(symbol: own, roles: .extendedBy)]),
      ]
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
