import CompareSupport
import Foundation

/// What each of the five kept and lost on a second toolkit, and what that does to numbers and claims.
struct ToolkitTable {
  static let patterns = ["MVC", "MVP", "MVVM", "MVI", "VIPER"]

  /// A file in git's list, with its lines of code; a link has those of the file that it leads to.
  struct File: Equatable {
    let path: String
    let isLink: Bool
    let lines: Int
  }

  // MARK: Files

  /// The files of a module or a suite here, and those of its port.
  struct Port {
    let here: [File]
    let there: [File]

    var kept: [File] { there.filter(\.isLink) }

    /// What isn't kept.
    var lost: [File] {
      let kept = Set(kept.map(\.path))
      return here.filter { !kept.contains($0.path) }
    }

    /// What stands in its place.
    var new: [File] { there.filter { !$0.isLink } }

    fileprivate var added: [File] {
      let paths = Set(here.map(\.path))
      return new.filter { !paths.contains($0.path) }
    }

    fileprivate init(of folder: String, in session: Session) throws(Failure) {
      here = try ToolkitTable.files(below: folder, session)
      there = try ToolkitTable.files(below: "Packages/Desktop/" + folder, session)
    }

    init(here: [File], there: [File]) {
      self.here = here
      self.there = there
    }
  }

  static func module(_ pattern: String, in session: Session) throws(Failure) -> Port {
    try Port(of: "Sources/\(pattern)Todo", in: session)
  }

  /// Takes the modules and the suites, in the order of the patterns.
  static func files(_ modules: [Port], suites: [Port]) -> String {
    var table = MarkdownTable([""] + patterns, numbers: Set(1...5))
    func row(_ title: String, _ cells: [String]) { table.add([title] + cells) }
    row("files kept", modules.map { "\($0.kept.count) of \($0.here.count)" })
    row("files written again or added", modules.map { "\($0.new.count)" })
    row("of these added", modules.map { "\($0.added.count)" })
    row("lines of code kept", modules.map { "\($0.kept.lines) of \($0.here.lines)" })
    row("lines lost", modules.map { "\($0.lost.lines)" })
    row("lines in their place", modules.map { "\($0.new.lines)" })
    row("files of its suite kept", suites.map { "\($0.kept.count) of \($0.here.count)" })
    row("lines of its suite kept", suites.map { "\($0.kept.lines) of \($0.here.lines)" })
    return table.text
  }

  static func files(in session: Session) throws(Failure) -> String {
    var modules: [Port] = []
    var suites: [Port] = []
    for pattern in patterns {
      modules.append(try module(pattern, in: session))
      suites.append(try Port(of: "Tests/\(pattern)TodoTests", in: session))
    }
    return files(modules, suites: suites)
  }

  private static func files(
    below folder: String, _ session: Session
  ) throws(Failure) -> [File] {
    var files: [File] = []
    for entry in try session.git("ls-files", ["-s", "--", folder]).split(separator: "\n") {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[1].hasSuffix(".swift") else { continue }
      let lines = try session.text(of: parts[1]).split(separator: "\n")
        .count { !$0.contains(/^ *(\/\/.*)?$/) }
      files.append(
        File(
          path: String(parts[1].dropFirst(folder.count + 1)),
          isLink: entry.hasPrefix("120000"), lines: lines))
    }
    return files
  }

  // MARK: Numbers

  private static let rows: [(key: String, title: String)] = [
    ("lines.code", "lines of code"), ("types", "types"), ("types.largest", "largest type, lines"),
    ("edges", "dependency edges"), ("edges.concrete", "of these to concrete types"),
    ("cycles", "cycles"), ("complexity.mean", "complexity, mean"),
    ("functions.longest", "longest function, lines"),
    ("tests.functions", "test functions that pass"), ("tests.run", "cases that pass"),
    ("tests.lines", "lines of tests"),
  ]

  /// Takes two results of compare as CSV.
  static func numbers(here: String, there: String) -> String {
    let (here, there) = (values(in: here), values(in: there))
    var table = MarkdownTable([""] + patterns, numbers: Set(1...5))
    for row in rows {
      let cells = patterns.map { pattern in
        let module = pattern + "Todo"
        let values = [here, there].map {
          $0[row.key]?[module].flatMap { $0.isEmpty ? nil : $0 } ?? "–"
        }
        return values[0] == values[1] ? values[0] : values.joined(separator: " → ")
      }
      table.add([row.title] + cells)
    }
    return table.text
  }

  private static func values(in csv: String) -> [String: [String: String]] {
    let rows = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let modules = rows.first?.dropFirst() ?? []
    let values = rows.dropFirst().compactMap { row in
      row.first.map { ($0, Dictionary(uniqueKeysWithValues: zip(modules, row.dropFirst()))) }
    }
    return Dictionary(values) { first, _ in first }
  }

  // MARK: Verdicts

  private struct Result: Decodable {
    struct Claim: Decodable {
      struct Apps: Decodable {
        let holds: Int
        let doesNot: Int
        let tooClose: Int

        /// Empty if no app was measured for it.
        var text: String {
          if holds + doesNot + tooClose == 0 { return "" }
          return "holds in \(holds), not in \(doesNot), too close in \(tooClose)"
        }
      }

      let title: String
      let verdict: String
      let publicApps: Apps?
    }

    let claims: [Claim]
  }

  /// Takes two results of compare as JSON; a verdict that the toolkit turned is bold.
  static func verdicts(here: String, there: String) throws(Failure) -> String {
    guard let here = claims(in: here), let there = claims(in: there) else {
      throw Failure("A result has no claims; 'compare --format json' prints them.")
    }
    let other = Dictionary(there.map { ($0.title, $0.verdict) }) { first, _ in first }
    var table = MarkdownTable(["claim", "here", "second toolkit", "public apps"])
    var (turned, unmeasured) = (0, 0)
    for claim in here {
      let verdict = other[claim.title] ?? unmeasurable
      let isTurned = verdict != claim.verdict && verdict != unmeasurable
      if isTurned { turned += 1 }
      if verdict == unmeasurable { unmeasured += 1 }
      table.add([
        claim.title, claim.verdict, isTurned ? "**\(verdict)**" : verdict,
        claim.publicApps?.text ?? "",
      ])
    }
    let same = here.count - turned - unmeasured
    return """
      Of \(here.count) claims \(turned) turn, \(same) don't, and \(unmeasured) can't be measured there.

      \(table.text)
      """
  }

  private static let unmeasurable = "not measurable here"

  private static func claims(in json: String) -> [Result.Claim]? {
    try? JSONDecoder().decode(Result.self, from: Data(json.utf8)).claims
  }
}

extension [ToolkitTable.File] {
  /// Their lines of code.
  var lines: Int { reduce(0) { $0 + $1.lines } }
}
