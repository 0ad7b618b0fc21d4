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
    /// The old test functions whose code has to change; nil in an older result.
    package var changedTests: Int?
    /// The old test functions that fail or don't compile after it.
    package var oldTests: Int
  }

  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var added: Int
    package var removed: Int
    /// From the first hunk on, as in the patch.
    package var lines: [String]
  }

  /// What becomes of the pairs of requests, made apart and merged: each pair is one of four.
  package struct Pairs: Codable, Equatable, Sendable {
    /// Module and suite merge without a conflict, build, and pass all tests.
    package var passing: Int
    /// They merge without a conflict, but don't build, or tests fail.
    package var failing: Int
    /// The module or its suite conflicts.
    package var conflicting: Int
    /// Neither conflicts, but what all modules share doesn't build once it is merged, so nothing
    /// could be tried.
    package var notComparable: Int

    package var all: Int { passing + failing + conflicting + notComparable }
  }

  package var requests: [Request]
  /// The hunks of the module that conflict when two of the requests are merged, summed over all
  /// pairs.
  ///
  /// Conflicts of suites aren't among them, nor pairs that merge and then fail, so it ranks nothing.
  package var conflicts: Int
  /// Nil in an older result.
  package var pairs: Pairs?
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
      // What earlier versions called cases were always functions.
      return cells.map { $0.replacing("tests: old cases", with: "tests: old functions") }
    }
    var reports: [String: ChangesReport] = [:]
    for (module, pattern) in patterns {
      let own = numbers.filter { $0[1] == module }
      func hasKey(_ request: String, _ key: String) -> Bool {
        own.contains { $0[0] == request && $0[2] == key }
      }
      func number(_ request: String, _ key: String) throws(Failure) -> Int {
        let cell = own.first { $0[0] == request && $0[2] == key }?[3] ?? ""
        guard let number = Int(cell), 0...Int.largestCount ~= number else {
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
            changedTests: hasKey(name, Key.change) ? try number(name, Key.change) : nil,
            oldTests: try number(name, Key.break))
        },
        conflicts: try number(pairs, "conflicts"),
        // A file of an earlier version only has the conflicts.
        pairs: hasKey(pairs, Key.pass)
          ? Pairs(
            passing: try number(pairs, Key.pass), failing: try number(pairs, Key.fail),
            conflicting: try number(pairs, Key.conflict),
            notComparable: try number(pairs, Key.notComparable)) : nil)
      let expected = names.count * (names.count - 1) / 2
      if let all = reports[module]?.pairs?.all, all != expected {
        throw Failure(
          "'\(file)' has \(all.of("pair", "pairs")) of requests in \(module); there are \(expected)."
        )
      }
    }
    return reports
  }

  private enum Key {
    static let change = "tests: old functions that change"
    static let `break` = "tests: old functions that break"
    static let pass = "pairs that pass"
    static let fail = "pairs that fail"
    static let conflict = "pairs that conflict"
    static let notComparable = "pairs not comparable"
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
