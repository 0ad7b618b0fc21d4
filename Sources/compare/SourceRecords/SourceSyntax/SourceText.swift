package import CompareSupport

/// The bytes of a source file, and where its lines begin.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let places: LineTable

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    places = LineTable(bytes)
  }

  package static func read(_ path: String) throws(Failure) -> SourceText {
    do {
      return SourceText(path: path, bytes: Array(try InputFile.read(path)))
    } catch {
      throw .sourceUnreadable(path: path, reason: error.reason)
    }
  }

  func lineIndex(of offset: Int) -> Int { places.lineIndex(of: offset) }
  func lineCount(_ range: Range<Int>) -> Int { places.lineCount(range) }
}
