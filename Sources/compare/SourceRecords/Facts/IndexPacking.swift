package import CompareSupport

// How what the index says is written: the order of the fields, nothing else.

extension Symbol.Kind: Packable {}
extension SymbolRoles: Packable {}

extension Symbol: Packable {
  package func pack(into packer: inout Packer) {
    usr.pack(into: &packer)
    name.pack(into: &packer)
    kind.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    usr = try String(from: &unpacker)
    name = try String(from: &unpacker)
    kind = try Kind(from: &unpacker)
  }
}

extension Relation: Packable {
  package func pack(into packer: inout Packer) {
    symbol.pack(into: &packer)
    roles.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    symbol = try SymbolID(from: &unpacker)
    roles = try SymbolRoles(from: &unpacker)
  }
}

extension Occurrence: Packable {
  package func pack(into packer: inout Packer) {
    symbol.pack(into: &packer)
    position.pack(into: &packer)
    roles.pack(into: &packer)
    relations.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    symbol = try SymbolID(from: &unpacker)
    position = try Position(from: &unpacker)
    roles = try SymbolRoles(from: &unpacker)
    relations = try Array(from: &unpacker)
  }
}

extension IndexRecord: Packable {
  package func pack(into packer: inout Packer) {
    symbols.pack(into: &packer)
    occurrences.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    symbols = try Array(from: &unpacker)
    occurrences = try Array(from: &unpacker)
    guard isConsistent else { throw Damage() }
  }

  /// Whether every number is that of a symbol.
  private var isConsistent: Bool {
    occurrences.allSatisfy { occurrence in
      symbols.indices.contains(occurrence.symbol)
        && occurrence.relations.allSatisfy { symbols.indices.contains($0.symbol) }
    }
  }
}

extension IndexUnit: Packable {
  package func pack(into packer: inout Packer) {
    file.pack(into: &packer)
    module.pack(into: &packer)
    record.pack(into: &packer)
    time.map { Int($0) }.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    file = try String(from: &unpacker)
    module = try String(from: &unpacker)
    record = try String?(from: &unpacker)
    time = try Int?(from: &unpacker).map { Int64($0) }
  }
}
