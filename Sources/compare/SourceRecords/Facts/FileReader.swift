import CompareSupport
import SourceSyntax

/// Reads a file's syntax, and keeps only what is needed of it and of the file's record.
struct FileReader: Sendable {
  let syntax: SyntaxReader

  /// Takes the record that the file's unit names; nil where it names one that cannot be read.
  ///
  /// - Returns: what is known of the file, without a record that contradicts the file.
  func read(_ unit: IndexUnit, _ record: IndexRecord?) throws(Failure) -> FileFacts {
    let text = try SourceText.read(unit.file)
    let tree = try syntax.read(text)
    let parsed = ParsedFile(text: text, tree: tree)
    let check = RecordCheck(text: text, tree: tree)
    guard let record, unit.time == nil || unit.isStale || check.holds(for: record) else {
      return FileFacts(record: nil, parsed: parsed)
    }
    return FileFacts(record: WrittenRecord.of(record, in: text), parsed: parsed)
  }
}
