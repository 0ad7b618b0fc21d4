package import ArchitectureReport
package import CompareSupport
import Foundation
import SourceRecords

/// The lines of the measured files, by their paths in the report.
package struct SourceTexts: Sendable {
  /// For a saved result, which has no sources.
  package static let none = SourceTexts([:])

  private let lines: [String: [String]]

  init(_ texts: [String: String]) {
    // By bytes, as the compiler counts: for Swift, CR and LF are a single character.
    lines = texts.mapValues { text in
      var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
    }
  }

  /// Reads the files that still exist; bytes that are not UTF-8 are shown as such.
  package static func read(_ modules: [ModuleReport], _ shown: ShownPaths) -> SourceTexts {
    var texts: [String: String] = [:]
    for path in modules.filter({ $0.origin == .measured }).flatMap(\.fileList).map(\.path) {
      guard let text = try? SourceText.read(shown.absolute(path)) else { continue }
      texts[path] = String(decoding: text.bytes, as: UTF8.self)
    }
    return SourceTexts(texts)
  }

  func lines(of path: String) -> [String]? { lines[path] }
}
