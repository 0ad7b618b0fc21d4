package import CompareSupport

/// All that the analysis needs to know about one file: small enough to keep for every file.
package struct FileFacts: Equatable, Sendable {
  var record: IndexRecord
  let parsed: ParsedFile
  /// Whether the record is there; one that can't be trusted isn't.
  package let hasRecord: Bool

  /// Whether the parser could take the file apart; else nothing is known of it.
  package let isParsed: Bool

  /// Takes nil for a record that can't be trusted.
  package init(record: IndexRecord?, parsed: ParsedFile) {
    self.record = record ?? IndexRecord()
    self.parsed = parsed
    hasRecord = record != nil
    isParsed = true
  }

  /// A file that the parser can't take apart.
  init(unparsed path: String) {
    record = IndexRecord()
    parsed = ParsedFile(text: SourceText(path: path, bytes: []), tree: SyntaxTree())
    hasRecord = false
    isParsed = false
  }
}

extension FileFacts: PackedByFields {
  /// Facts without a record are not kept: the next run looks for it again.
  package static let fields = PackedFields({ (record: IndexRecord, parsed) throws(Damage) in
    guard parsed.tree.isConsistent else { throw Damage() }
    return FileFacts(record: record, parsed: parsed)
  }) { (facts: FileFacts) in
    (facts.record, facts.parsed)
  }
}

extension SyntaxTree {
  /// Whether every parent comes before its children.
  fileprivate var isConsistent: Bool {
    declarations.enumerated().allSatisfy { index, declaration in
      declaration.parent.map { (0..<index).contains($0) } ?? true
    }
  }
}
