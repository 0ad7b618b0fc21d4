import Testing

@testable import SourceRecords

/// A text as the tool parses a file with it.
func parsed(_ text: String) throws -> ParsedFile {
  let text = SourceText(path: "/Text.swift", bytes: Array(text.utf8))
  return ParsedFile(try #require(try SyntaxFile.parse(text)))
}
