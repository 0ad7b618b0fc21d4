package import CompareSupport

// How what the syntax says is written: the order of the fields, nothing else.

extension Declaration.Kind: Packable {}
extension DeclaredType.Kind: Packable {}

extension ParsedFile: Packable {
  package func pack(into packer: inout Packer) {
    places.pack(into: &packer)
    tree.declarations.pack(into: &packer)
    tree.calls.pack(into: &packer)
    tree.closures.pack(into: &packer)
    lines.pack(into: &packer)
    types.pack(into: &packer)
    functions.pack(into: &packer)
    properties.pack(into: &packer)
    inheritances.pack(into: &packer)
    remarks.pack(into: &packer)
    conditions.pack(into: &packer)
    suspensions.pack(into: &packer)
    imports.pack(into: &packer)
    defaultArguments.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    places = try LineTable(from: &unpacker)
    tree = SyntaxTree(
      declarations: try Array(from: &unpacker), calls: try Array(from: &unpacker),
      closures: try Array(from: &unpacker))
    lines = try LineCount(from: &unpacker)
    types = try Array(from: &unpacker)
    functions = try Array(from: &unpacker)
    properties = try Array(from: &unpacker)
    inheritances = try Array(from: &unpacker)
    remarks = try Array(from: &unpacker)
    conditions = try Array(from: &unpacker)
    suspensions = try Array(from: &unpacker)
    imports = try Array(from: &unpacker)
    defaultArguments = try Array(from: &unpacker)
  }
}

extension Token.Kind: Packable {}
extension Branch.Kind: Packable {}
extension ConditionalStatement.Kind: Packable {}

extension SyntaxTree: Packable {
  package func pack(into packer: inout Packer) {
    tokens.pack(into: &packer)
    declarations.pack(into: &packer)
    branches.pack(into: &packer)
    conditions.pack(into: &packer)
    calls.pack(into: &packer)
    closures.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    tokens = try Array(from: &unpacker)
    declarations = try Array(from: &unpacker)
    branches = try Array(from: &unpacker)
    conditions = try Array(from: &unpacker)
    calls = try Array(from: &unpacker)
    closures = try Array(from: &unpacker)
  }
}

extension Token: Packable {
  package func pack(into packer: inout Packer) {
    kind.pack(into: &packer)
    range.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    kind = try Kind(from: &unpacker)
    range = try Range(from: &unpacker)
  }
}

extension Branch: Packable {
  package func pack(into packer: inout Packer) {
    kind.pack(into: &packer)
    offset.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    kind = try Kind(from: &unpacker)
    offset = try Int(from: &unpacker)
  }
}

extension ConditionalStatement: Packable {
  package func pack(into packer: inout Packer) {
    kind.pack(into: &packer)
    question.pack(into: &packer)
    patterns.pack(into: &packer)
    range.pack(into: &packer)
    rest.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    kind = try Kind(from: &unpacker)
    question = try Range(from: &unpacker)
    patterns = try Array(from: &unpacker)
    range = try Range(from: &unpacker)
    rest = try Range(from: &unpacker)
  }
}

extension ConditionalCode: Packable {
  package func pack(into packer: inout Packer) {
    question.pack(into: &packer)
    patterns.pack(into: &packer)
    code.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    question = try Range(from: &unpacker)
    patterns = try Array(from: &unpacker)
    code = try Range(from: &unpacker)
  }
}

extension LineTable: Packable {
  package func pack(into packer: inout Packer) {
    starts.pack(into: &packer)
    length.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    starts = try Array(from: &unpacker)
    length = try Int(from: &unpacker)
  }
}

extension Declaration: Packable {
  package func pack(into packer: inout Packer) {
    kind.pack(into: &packer)
    name.pack(into: &packer)
    nameRange.pack(into: &packer)
    range.pack(into: &packer)
    fullRange.pack(into: &packer)
    body.pack(into: &packer)
    parent.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    kind = try Kind(from: &unpacker)
    name = try String(from: &unpacker)
    nameRange = try Range(from: &unpacker)
    range = try Range(from: &unpacker)
    fullRange = try Range(from: &unpacker)
    body = try Range?(from: &unpacker)
    parent = try Int?(from: &unpacker)
  }
}

extension Call: Packable {
  package func pack(into packer: inout Packer) {
    callee.pack(into: &packer)
    arguments.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    callee = try Range(from: &unpacker)
    arguments = try Array(from: &unpacker)
  }
}

extension Call.Argument: Packable {
  package func pack(into packer: inout Packer) {
    label.pack(into: &packer)
    range.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    label = try String(from: &unpacker)
    range = try Range(from: &unpacker)
  }
}

extension LineCount: Packable {
  package func pack(into packer: inout Packer) {
    code.pack(into: &packer)
    comment.pack(into: &packer)
    blank.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    code = try Int(from: &unpacker)
    comment = try Int(from: &unpacker)
    blank = try Int(from: &unpacker)
  }
}

extension DeclaredType: Packable {
  package func pack(into packer: inout Packer) {
    kind.pack(into: &packer)
    name.pack(into: &packer)
    lines.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    kind = try Kind(from: &unpacker)
    name = try String(from: &unpacker)
    lines = try Int(from: &unpacker)
  }
}

extension MeasuredFunction: Packable {
  package func pack(into packer: inout Packer) {
    function.name.pack(into: &packer)
    function.range.pack(into: &packer)
    function.body.pack(into: &packer)
    complexity.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    function = Function(
      name: try String(from: &unpacker),
      range: try Range(from: &unpacker),
      body: try Range(from: &unpacker)
    )
    complexity = try Int(from: &unpacker)
  }
}

extension Position: Packable {
  package func pack(into packer: inout Packer) {
    line.pack(into: &packer)
    column.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    line = try Int(from: &unpacker)
    column = try Int(from: &unpacker)
  }
}
