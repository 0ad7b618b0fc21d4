import CompareSupport

/// Keeps of a file's syntax and record only what is needed.
enum FileReader {
  /// Takes the record that the file's unit names; nil where it names one that cannot be read.
  ///
  /// - Returns: what is known of the file, without a record that contradicts the file.
  static func facts(
    of unit: IndexUnit, _ text: SourceText, _ tree: SyntaxTree, _ record: IndexRecord?
  ) -> FileFacts {
    let parsed = ParsedFile(text: text, tree: tree)
    let check = RecordCheck(text: text, tree: tree)
    guard let record, unit.time == nil || unit.isStale || check.holds(for: record) else {
      return FileFacts(record: nil, parsed: parsed)
    }
    return FileFacts(record: WrittenRecord.of(record, in: text), parsed: parsed)
  }
}
