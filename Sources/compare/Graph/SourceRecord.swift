/// A file as the compiler recorded it and as the parser sees it.
struct SourceRecord: Sendable {
  let indexed: IndexedFile
  let parsed: ParsedFile
}
