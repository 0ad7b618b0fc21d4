package import CompareSupport
import SwiftCode

/// Everything that the analysis needs about one file: small enough to keep for every file.
package struct FileFacts: Equatable, Sendable {
  var record: IndexRecord
  let parsed: ParsedFile
  /// Whether there is a record, which is false if it can't be trusted.
  package let hasRecord: Bool

  /// Whether the parser could parse the file; otherwise nothing is known about it.
  package let isParsed: Bool

  /// Takes nil for a record that can't be trusted.
  package init(record: IndexRecord?, parsed: ParsedFile) {
    self.record = record ?? IndexRecord()
    self.parsed = parsed
    hasRecord = record != nil
    isParsed = true
  }

  /// A file that can't be parsed.
  init(unparsed path: String) {
    record = IndexRecord()
    parsed = ParsedFile(SyntaxFile(SourceText(path: path, bytes: []), CodeTree([])))
    hasRecord = false
    isParsed = false
  }
}

extension FileFacts: PackedByFields {
  /// Facts without a record aren't kept, so that the next run looks for it again.
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
