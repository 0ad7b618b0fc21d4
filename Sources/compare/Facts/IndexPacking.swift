// How what the index says is written: the order of the fields, nothing else.

extension Symbol.Kind: Packable {}
extension Roles: Packable {}

extension Symbol: Packable {
  func pack(into packer: inout Packer) {
    usr.pack(into: &packer)
    name.pack(into: &packer)
    kind.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    usr = try String(from: &unpacker)
    name = try String(from: &unpacker)
    kind = try Kind(from: &unpacker)
  }
}

extension Relation: Packable {
  func pack(into packer: inout Packer) {
    symbol.pack(into: &packer)
    roles.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    symbol = try SymbolID(from: &unpacker)
    roles = try Roles(from: &unpacker)
  }
}

extension Position: Packable {
  func pack(into packer: inout Packer) {
    line.pack(into: &packer)
    column.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    line = try Int(from: &unpacker)
    column = try Int(from: &unpacker)
  }
}

extension Occurrence: Packable {
  func pack(into packer: inout Packer) {
    symbol.pack(into: &packer)
    position.pack(into: &packer)
    roles.pack(into: &packer)
    relations.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    symbol = try SymbolID(from: &unpacker)
    position = try Position(from: &unpacker)
    roles = try Roles(from: &unpacker)
    relations = try Array(from: &unpacker)
  }
}
