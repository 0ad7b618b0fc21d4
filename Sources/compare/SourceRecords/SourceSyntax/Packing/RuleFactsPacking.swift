package import CompareSupport

// How what the rules ask for is written: the order of the fields, nothing else.

extension Inheritance: Packable {
  package func pack(into packer: inout Packer) {
    declaration.pack(into: &packer)
    names.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    declaration = try Int(from: &unpacker)
    names = try Array(from: &unpacker)
  }
}

extension StoredProperty: Packable {
  package func pack(into packer: inout Packer) {
    declaration.pack(into: &packer)
    isWeak.pack(into: &packer)
    type.pack(into: &packer)
    content.pack(into: &packer)
    isFunction.pack(into: &packer)
    wrappers.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    declaration = try Int(from: &unpacker)
    isWeak = try Bool(from: &unpacker)
    type = try Range?(from: &unpacker)
    content = try Range(from: &unpacker)
    isFunction = try Bool(from: &unpacker)
    wrappers = try Array(from: &unpacker)
  }
}

extension Remark: Packable {
  package func pack(into packer: inout Packer) {
    lines.pack(into: &packer)
    offset.pack(into: &packer)
    rule.pack(into: &packer)
    reason.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    lines = try Range(from: &unpacker)
    offset = try Int(from: &unpacker)
    rule = try String(from: &unpacker)
    reason = try String(from: &unpacker)
  }
}

extension ImportStatement: Packable {
  package func pack(into packer: inout Packer) {
    path.pack(into: &packer)
    range.pack(into: &packer)
    isConditional.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    path = try Array(from: &unpacker)
    range = try Range(from: &unpacker)
    isConditional = try Bool(from: &unpacker)
  }
}
