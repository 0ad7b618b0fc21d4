import CompareSupport
import Foundation

/// The links of documents to files of the repository and to headings; and other names in documents
/// that have to be there: schemas, files that make numbers, rows of the tool's table.
struct Links {
  /// Whether a path from the root is there.
  let exists: (String) -> Bool
  /// The anchors of a page, by its path from the root; nil if it can't be read.
  let anchors: (String) -> Set<String>?
  /// The rows and groups of rows that `--rows` takes.
  let rows: Set<String>

  /// What is wrong in a page, a line each.
  func flaws(of page: MarkdownPage) -> [String] {
    let links = Set(page.lines.filter { $0.kind != .code }.flatMap { Self.links(in: $0.text) })
    return links.sorted().compactMap { flaw(of: $0, in: page) }
      + page.lines.flatMap { line in
        flaws(of: line).map { "\(page.path):\(line.number): \($0)" }
      }
  }

  private static func links(in line: String) -> [String] {
    line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^() ]+)\)/).map { String($0.1) }
  }

  private func flaw(of link: String, in page: MarkdownPage) -> String? {
    if link.contains("://") || link.hasPrefix("mailto:") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = String(parts[0])
    let path = target.isEmpty ? page.path : Self.path(target, from: page.path)
    guard exists(path) else {
      return "\(page.path): there is no '\(target)', to which '\(link)' leads."
    }
    guard parts.count > 1, path.hasSuffix(".md"), let anchors = anchors(path),
      !anchors.contains(String(parts[1]))
    else { return nil }
    return "\(page.path): '\(path)' has no heading '\(parts[1])'."
  }

  private func flaws(of line: MarkdownPage.Line) -> [String] {
    let sources = [line.sourceOfNumbers].compactMap(\.self)
    let options = line.text.matches(of: /--rows[ =]([a-z][a-zA-Z.,]*)/)
    return sources.filter { !exists($0) }.map { "there is no '\($0)', which makes its numbers." }
      + options.flatMap { $0.1.split(separator: ",") }.filter { !rows.contains(String($0)) }
      .map { "compare has no row or group of rows '\($0)'." }
  }

  /// A path that is given from a file's folder, from the root.
  static func path(_ target: String, from file: String) -> String {
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        if folders.last.map({ $0 != ".." }) ?? false {
          folders.removeLast()
        } else {
          folders.append("..")
        }
      default: folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }

  /// The schema that a configuration names, from the root; nil if it names none.
  static func schema(of configuration: String, in text: String) -> String? {
    text.firstMatch(of: /"\$schema": "([^"]*)"/).map { path(String($0.1), from: configuration) }
  }

  /// What `--rows` takes: groups by the first word of their title, and rows by their key.
  static func rows(titles: String, glossary: String) -> Set<String> {
    let list = titles.firstMatch(of: /static let titles = \[([^\]]*)\]/)?.1 ?? ""
    let groups = list.matches(of: /"([A-Z][a-z]*)/).map { $0.1.lowercased() }
    let keys = glossary.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /\ *"([a-zA-Z.]*)":/).map { String($0.1) }
    }
    // That lists every function in place of the table.
    return Set(groups + keys + ["functions"])
  }
}
