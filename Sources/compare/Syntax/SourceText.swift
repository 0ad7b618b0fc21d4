import Foundation

/// The bytes of a source file, and where its lines begin.
struct SourceText: Sendable {
  let path: String
  let bytes: [UInt8]
  let places: LineTable

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    places = LineTable(bytes)
  }

  static func read(_ path: String) throws(CompareError) -> SourceText {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path, isDirectory: false))
      return SourceText(path: path, bytes: Array(data))
    } catch {
      throw .sourceUnreadable(path: path, reason: error.localizedDescription)
    }
  }

  func lineIndex(of offset: Int) -> Int { places.lineIndex(of: offset) }
  func lineCount(_ range: Range<Int>) -> Int { places.lineCount(range) }
}
