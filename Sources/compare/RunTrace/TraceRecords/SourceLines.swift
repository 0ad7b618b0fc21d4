import CompareSupport
import Foundation

/// The lines of source files, each file read once.
struct SourceLines {
  private let shown: ShownPaths
  private var files: [String: [Substring]] = [:]

  init(shown: ShownPaths) { self.shown = shown }

  /// Empty when there is no such line.
  mutating func text(at place: CodePlace) -> String {
    let lines = files[place.file] ?? read(place.file)
    files[place.file] = lines
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }

  private func read(_ file: String) -> [Substring] {
    let text = try? String(contentsOfFile: shown.absolute(file), encoding: .utf8)
    return text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  }
}
