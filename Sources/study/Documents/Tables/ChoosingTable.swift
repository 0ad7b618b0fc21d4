import CompareSupport
import Foundation

/// A team's questions about the patterns, with a number for each of the five and, where a pattern has
/// other forms, the least and the most of all its forms, and after "again" that of its clean-room
/// rewriting.
struct ChoosingTable {
  private static let patterns = ["MVC", "MVP", "MVVM", "MVI", "VIPER"]

  /// The numbers of a pattern, as the result prints them.
  struct Numbers: Equatable {
    var usual: String?
    var rewritten: String?
    var forms: [String] = []

    /// The number of the five's module, and in parentheses what other modules have.
    var cell: String? {
      guard let usual else { return nil }
      let sorted = forms.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
      var others: [String] = []
      if let least = sorted.first, let most = sorted.last, least != most {
        others.append("\(least)–\(most)")
      }
      if let rewritten { others.append("again \(rewritten)") }
      return others.isEmpty ? usual : "\(usual) (\(others.joined(separator: "; ")))"
    }
  }

  /// The rows: a question, which stays for the next rows, the key of a number, and what it is.
  private static let rows: [(question: String, key: String, title: String)] = [
    ("How much code is it?", "lines.code", "lines of code"),
    ("", "files", "files"),
    ("", "types", "types"),
    ("What does a small new scene take?", "Sources.files", "files"),
    ("", "Sources.lines", "lines of code"),
    ("", "Tests.lines", "lines of tests"),
    ("What does a change take?", "changes.files", "files, mean"),
    ("", "changes.lines", "lines, mean"),
    ("", "changes.changedTests", "old test functions that change, mean"),
    ("What does another toolkit take?", "toolkit.files", "files written again"),
    ("", "toolkit.lost", "lines lost"),
    ("", "toolkit.lines", "lines in their place"),
    ("Two people at once?", "changes.pairs.passing", "pairs of changes that merge and pass"),
    ("", "changes.pairs.failing", "that merge, but fail"),
    ("", "changes.pairs.conflicting", "that conflict"),
    ("", "changes.pairs.notComparable", "that can’t be compared"),
    ("What does following one action take?", "actions.files", "files to open, mean"),
    ("", "actions.chain", "longest chain of messages"),
    ("What does a test take?", "tests.doubles", "doubles in all"),
    ("", "perFunction", "lines for each test function"),
    ("", "perCase", "lines for each case"),
    ("", "tests.lines", "lines of tests in all"),
    ("How large do the parts get?", "types.largest", "largest type, lines"),
    ("", "functions.longest", "longest function, lines"),
  ]

  private var numbers: [String: [String: Numbers]] = [:]

  /// - Parameter csv: A result of compare with all forms, rendered as CSV.
  init(csv: String) {
    let rows = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let modules = rows.first?.dropFirst() ?? []
    var values: [String: [String: String]] = [:]
    for row in rows.dropFirst() {
      for (module, value) in zip(modules, row.dropFirst()) where !value.isEmpty {
        note(value, row[0], of: module)
        values[row[0], default: [:]][module] = value
      }
    }
    // A test function has as many cases as arguments, so lines are counted for both.
    for (key, unit) in [("perFunction", "tests.functions"), ("perCase", "tests.run")] {
      for (module, count) in values[unit] ?? [:] {
        guard let lines = values["tests.lines"]?[module].flatMap(Double.init),
          let count = Double(count), count > 0
        else { continue }
        note(String(format: "%.1f", lines / count), key, of: module)
      }
    }
  }

  /// Notes a number of a new scene or of a port, which have no forms.
  mutating func note(_ number: Int, _ key: String, ofPattern pattern: String) {
    numbers[key, default: [:]][pattern] = Numbers(usual: "\(number)", forms: ["\(number)"])
  }

  private mutating func note(_ value: String, _ key: String, of module: String) {
    let isRewritten = module.hasPrefix("Second")
    let name = isRewritten ? String(module.dropFirst("Second".count)) : module
    guard let pattern = Self.patterns.first(where: name.hasPrefix) else { return }
    var known = numbers[key]?[pattern] ?? Numbers()
    if isRewritten {
      known.rewritten = value
    } else {
      if name.hasSuffix("Todo") { known.usual = value }
      known.forms.append(value)
    }
    numbers[key, default: [:]][pattern] = known
  }

  func text() throws(Failure) -> String {
    var table = MarkdownTable(["", ""] + Self.patterns, numbers: Set(2...6))
    for row in Self.rows {
      var cells = [row.question, row.title]
      for pattern in Self.patterns {
        guard let cell = numbers[row.key]?[pattern]?.cell else {
          throw Failure("The result has no number '\(row.key)' of \(pattern).")
        }
        cells.append(cell)
      }
      table.add(cells)
    }
    return table.text
  }

  /// Reads the numbers of a new scene from the templates.
  static func text(of result: String, in session: Session) throws(Failure) -> String {
    var table = ChoosingTable(csv: try DocumentTable.rendered(result, session))
    for pattern in patterns {
      let port = try ToolkitTable.module(pattern, in: session)
      table.note(port.new.count, "toolkit.files", ofPattern: pattern)
      table.note(port.lost.lines, "toolkit.lost", ofPattern: pattern)
      table.note(port.new.lines, "toolkit.lines", ofPattern: pattern)
      for folder in ["Sources", "Tests"] {
        let scene = "Scripts/scenes/\(pattern.lowercased())/\(folder)"
        let files = try session.git("ls-files", ["--", "\(scene)/*.swift"])
          .split(separator: "\n").map(String.init)
        var lines = 0
        for file in files {
          lines += try session.text(of: file).split(separator: "\n")
            .count { !$0.contains(/^ *(\/\/.*)?$/) }
        }
        table.note(files.count, "\(folder).files", ofPattern: pattern)
        table.note(lines, "\(folder).lines", ofPattern: pattern)
      }
    }
    return try table.text()
  }
}
