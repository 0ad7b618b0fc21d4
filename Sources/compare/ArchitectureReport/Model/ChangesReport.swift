import CommandLineKit
package import CompareSupport
import Foundation

/// What change requests took in a module, each made from the same state of it.
package struct ChangesReport: Codable, Equatable, Sendable {
  package struct Request: Codable, Equatable, Sendable {
    /// The name of its folder, and the first heading of its text.
    package var name: String
    package var title: String
    package var files: [File]
    /// The old test cases that fail or don't compile after it.
    package var oldTests: Int
  }

  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var added: Int
    package var removed: Int
    /// From the first hunk on, as in the patch.
    package var lines: [String]
  }

  package var requests: [Request]
  /// The hunks that conflict when two of the requests are merged, summed over all pairs.
  package var conflicts: Int
}

extension ChangesReport {
  /// The change requests in a folder, for each module that has a pattern and numbers.
  ///
  /// The folder has `numbers.tsv`, with a request, a module, a key and a number on each line, and a
  /// folder for each request with `request.md` and a patch for each pattern, such as `mvc.patch`.
  package static func read(
    in folder: String, for patterns: [String: Pattern]
  ) throws(Failure) -> [String: ChangesReport] {
    let file = "\(folder)/numbers.tsv"
    func text(_ name: String) throws(Failure) -> String { try self.text(of: name, in: folder) }
    let numbers = try text("numbers.tsv").split(separator: "\n").map { line throws(Failure) in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4 else {
        throw Failure("'\(file)' has a line without four cells: '\(String(line).oneLine)'.")
      }
      return cells
    }
    var reports: [String: ChangesReport] = [:]
    for (module, pattern) in patterns {
      let own = numbers.filter { $0[1] == module }
      func number(_ request: String, _ key: String) throws(Failure) -> Int {
        let cell = own.first { $0[0] == request && $0[2] == key }?[3] ?? ""
        guard let number = Int(cell) else {
          throw Failure("'\(file)' has no number '\(key)' of \(request) in \(module).")
        }
        return number
      }
      let names: [String] = own.map { $0[0] }.reduce(into: []) { names, name in
        if name != pairs, !names.contains(name) { names.append(name) }
      }
      guard !names.isEmpty else { continue }
      reports[module] = ChangesReport(
        requests: try names.map { name throws(Failure) in
          let heading = try text("\(name)/request.md").prefix { $0 != "\n" }
          return Request(
            name: name, title: String(heading.drop { "# ".contains($0) }),
            files: File.all(in: try text("\(name)/\(pattern.rawValue).patch")),
            oldTests: try number(name, "tests: old cases that break"))
        }, conflicts: try number(pairs, "conflicts"))
    }
    return reports
  }

  /// Stands for all pairs of requests, in place of a request.
  private static let pairs = "pairs"

  private static func text(of name: String, in folder: String) throws(Failure) -> String {
    let path = "\(folder)/\(name)"
    guard MeasuredFolders([folder]).contain(path) || !InputFile.isNamed(path) else {
      throw Failure("'\(path)' cannot be read: it leads out of '\(folder)'.")
    }
    do {
      return String(decoding: try InputFile.read(path, onlyRegular: true), as: UTF8.self)
    } catch {
      throw Failure("'\(path)' cannot be read: \(error.reason).")
    }
  }
}

extension ChangesReport.File {
  /// The files of a patch that git made, in its order.
  static func all(in patch: String) -> [Self] {
    var files: [Self] = []
    var isInHunk = false
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("diff --git ") {
        let path = line.split(separator: " b/", maxSplits: 1).last.map(String.init) ?? ""
        files.append(Self(path: path, added: 0, removed: 0, lines: []))
        isInHunk = false
      }
      isInHunk = isInHunk || line.hasPrefix("@@ ")
      guard isInHunk, !files.isEmpty else { continue }
      files[files.count - 1].add(String(line))
    }
    return files
  }

  private mutating func add(_ line: String) {
    lines.append(line)
    if line.hasPrefix("+") { added += 1 }
    if line.hasPrefix("-") { removed += 1 }
  }
}
