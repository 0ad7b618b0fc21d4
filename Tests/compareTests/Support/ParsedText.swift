import Foundation
import ProgramSupport

@testable import CompareSupport
@testable import SourceRecords

/// A text as the tool parses a file with it.
func parsed(_ text: String) throws -> ParsedFile {
  let folder = try TemporaryFolder()
  try folder.write(text, to: "Text.swift")
  let toolchain = try MeasuringSession.ofTest().toolchain
  let reader = SyntaxReader(kit: try SourceKit.open(path: toolchain.sourceKitLibrary))
  let path = "\(folder.path)/Text.swift"
  return ParsedFile(text: try SourceText.read(path), tree: try reader.read(SourceText.read(path)))
}
