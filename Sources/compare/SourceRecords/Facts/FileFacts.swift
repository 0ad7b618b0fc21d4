package import CompareSupport
package import SourceSyntax

/// All that the analysis needs to know about one file: small enough to keep for every file.
package struct FileFacts: Equatable, Sendable {
  var record: IndexRecord
  let parsed: ParsedFile

  package init(record: IndexRecord, parsed: ParsedFile) {
    self.record = record
    self.parsed = parsed
  }
}

extension FileFacts: Packable {
  package func pack(into packer: inout Packer) {
    record.symbols.pack(into: &packer)
    record.occurrences.pack(into: &packer)
    parsed.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    record = IndexRecord(
      symbols: try Array(from: &unpacker),
      occurrences: try Array(from: &unpacker)
    )
    parsed = try ParsedFile(from: &unpacker)
    guard record.isConsistent, parsed.tree.isConsistent else { throw Damage() }
  }
}

extension IndexRecord {
  /// Whether every number is that of a symbol.
  fileprivate var isConsistent: Bool {
    occurrences.allSatisfy { occurrence in
      symbols.indices.contains(occurrence.symbol)
        && occurrence.relations.allSatisfy { symbols.indices.contains($0.symbol) }
    }
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
