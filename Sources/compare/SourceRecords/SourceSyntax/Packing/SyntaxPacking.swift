package import CompareSupport

// How the syntax's data is written: only the order of the fields.

extension Declaration.Kind: Packable {}
extension DeclaredType.Kind: Packable {}

extension ParsedFile: PackedByFields {
  package static let fields = PackedFields(ParsedFile.init) {
    (
      $0.places, $0.tree, $0.lines, $0.types, $0.functions, $0.properties, $0.inheritances,
      $0.remarks, $0.conditions, $0.imports, $0.clauses, $0.defaultArguments,
      $0.codes
    )
  }
}

extension SyntaxTree: PackedByFields {
  package static let fields = PackedFields(SyntaxTree.init) {
    ($0.declarations, $0.calls, $0.closures)
  }
}

extension ConditionalCode: PackedByFields {
  package static let fields = PackedFields(ConditionalCode.init) {
    ($0.question, $0.patterns, $0.code)
  }
}

extension LineTable: PackedByFields {
  package static let fields = PackedFields(LineTable.init) { ($0.starts, $0.length) }
}

extension Declaration: PackedByFields {
  package static let fields = PackedFields(Declaration.init) {
    ($0.kind, $0.name, $0.nameRange, $0.range, $0.fullRange, $0.body, $0.parent)
  }
}

extension Call: PackedByFields {
  package static let fields = PackedFields(Call.init) { ($0.callee, $0.arguments) }
}

extension Call.Argument: PackedByFields {
  package static let fields = PackedFields(Call.Argument.init) { ($0.label, $0.range) }
}

extension LineCount: PackedByFields {
  package static let fields = PackedFields(LineCount.init) { ($0.code, $0.comment, $0.blank) }
}

extension DeclaredType: PackedByFields {
  package static let fields = PackedFields(DeclaredType.init) {
    ($0.kind, $0.name, $0.lines, $0.isNamespace, $0.requirements)
  }
}

extension Function: PackedByFields {
  package static let fields = PackedFields(Function.init) {
    ($0.name, $0.range, $0.body, $0.isStatic)
  }
}

extension MeasuredFunction: PackedByFields {
  package static let fields = PackedFields(MeasuredFunction.init) { ($0.function, $0.complexity) }
}

extension Position: PackedByFields {
  package static let fields = PackedFields(Position.init) { ($0.line, $0.column) }
}

extension Inheritance: PackedByFields {
  package static let fields = PackedFields(Inheritance.init) { ($0.declaration, $0.names) }
}

extension StoredProperty: PackedByFields {
  package static let fields = PackedFields(StoredProperty.init) {
    ($0.declaration, $0.isWeak, $0.type, $0.content, $0.isFunction, $0.wrappers)
  }
}

extension Remark: PackedByFields {
  package static let fields = PackedFields(Remark.init) {
    ($0.lines, $0.offset, $0.rule, $0.reason)
  }
}

extension ConditionalClause: PackedByFields {
  package static let fields = PackedFields(ConditionalClause.init) {
    ($0.isFirst, $0.condition, $0.body)
  }
}

extension ImportStatement: PackedByFields {
  package static let fields = PackedFields(ImportStatement.init) {
    ($0.path, $0.range, $0.isConditional, $0.isExported)
  }
}
