import Foundation

/// The results for the mutants of a module, one line each; documents are made from it, and an
/// interrupted run continues with it.
struct Record {
  private static let suiteHeader = ["", " tests", " test lines", " lines"]
  private static let header =
    ["number", "file", "line", "operator", "before", "after"] + suiteHeader.map { "own" + $0 }
    + suiteHeader.map { "shared" + $0 } + ["since then"]

  /// What a suite told about a mutant.
  struct Notice: Equatable {
    let verdict: String
    /// How many of its tests failed, and how many lines these have.
    var tests = ""
    var testLines = ""
    /// How many lines of the module all of them run, if the fault is among these.
    var lines = ""

    var isNoticed: Bool { verdict != Verdict.survived.rawValue }

    init(_ verdict: Verdict) { self.verdict = verdict.rawValue }

    init(_ verdict: Verdict, tests: Int, testLines: Int, lines: Int?) {
      self.init(verdict)
      self.tests = "\(tests)"
      self.testLines = "\(testLines)"
      self.lines = lines.map { "\($0)" } ?? "elsewhere"
    }

    fileprivate init(_ cells: ArraySlice<String>) {
      let cells = Array(cells)
      (verdict, tests, testLines, lines) = (cells[0], cells[1], cells[2], cells[3])
    }

    var cells: [String] { [verdict, tests, testLines, lines] }
  }

  struct Entry: Equatable {
    /// Its number, file, line, operator, and the code before and after.
    let mutant: [String]
    let own: Notice
    let shared: Notice
    private var note = ""

    init(_ mutant: Mutant, own: Notice, shared: Notice) {
      self.mutant = Self.cells(of: mutant)
      self.own = own
      self.shared = shared
    }

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == Record.header.count, Int(cells[0]) != nil else { return nil }
      mutant = Array(cells[..<6])
      own = Notice(cells[6..<10])
      shared = Notice(cells[10..<14])
      note = cells[14]
    }

    var number: Int { Int(mutant[0]) ?? 0 }
    var isSurvivor: Bool { !own.isNoticed && !shared.isNoticed }
    var cells: [String] { mutant + own.cells + shared.cells + [note] }

    /// Whether it belongs to exactly this mutant.
    func isOf(_ mutant: Mutant) -> Bool { self.mutant == Self.cells(of: mutant) }

    private static func cells(of mutant: Mutant) -> [String] {
      [
        "\(mutant.number)", mutant.mutation.file, "\(mutant.line)",
        mutant.mutation.kind.rawValue, mutant.before, mutant.after,
      ]
    }
  }

  private(set) var entries: [Entry] = []

  init(_ text: String = "") {
    entries = text.split(separator: "\n").compactMap(Entry.init)
  }

  func entry(of mutant: Mutant) -> Entry? { entries.first { $0.isOf(mutant) } }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    entries.sort { $0.number < $1.number }
  }

  var text: String {
    ([Self.header] + entries.map(\.cells)).map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}
