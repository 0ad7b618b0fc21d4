import CompareSupport
import SourceSyntax

/// Reads a file's record and its syntax, each once, and keeps only what is needed of both.
struct FileReader: Sendable {
  let store: IndexStore
  let syntax: SyntaxReader

  func read(_ unit: IndexUnit) throws(Failure) -> FileFacts {
    let text = try SourceText.read(unit.file)
    let parsed = ParsedFile(text: text, tree: try syntax.read(text))
    // A file without any declaration or reference has no record.
    guard let name = unit.record else { return FileFacts(record: IndexRecord(), parsed: parsed) }
    return FileFacts(
      record: WrittenRecord.of(try store.record(named: name), in: text), parsed: parsed)
  }
}
