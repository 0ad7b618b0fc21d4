package import CompareSupport
import SourceSyntax

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
