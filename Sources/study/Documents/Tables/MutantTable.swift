import CompareSupport
import Foundation

/// What the suites noticed of the mutants in docs/evidence/mutants.
struct MutantTable {
  /// What a suite told about a mutant.
  struct Notice: Equatable {
    /// How the suite ended: `survived` if it noticed nothing.
    let verdict: String
    /// How many of its tests failed, and how many lines these have; nil if it hung or crashed.
    let tests: Int?
    let testLines: Int?
    /// How many lines of the module every failing test runs, with the fault among them.
    let lines: Int?

    fileprivate init(_ cells: ArraySlice<String>) {
      let cells = Array(cells)
      verdict = cells[0]
      (tests, testLines, lines) = (Int(cells[1]), Int(cells[2]), Int(cells[3]))
    }

    var isNoticed: Bool { verdict != "survived" }
  }

  struct Mutant: Equatable {
    let file: String
    let line: String
    let kind: String
    let before: String
    let after: String
    /// What its module's own suite told.
    let own: Notice
    let shared: Notice
    /// What was found out about it since.
    let note: String

    /// Whether it changes nothing, so that no suite can notice it.
    var isEquivalent: Bool { note.hasPrefix("equivalent") }
  }

  private static let modules = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]
  private static let kinds = [
    "dropped call", "dropped assignment", "dropped guard", "negated condition",
    "swapped constant",
  ]

  /// The mutants of each module.
  private let mutants: [[Mutant]]

  init(_ mutants: [[Mutant]]) { self.mutants = mutants }

  static func read(in session: Session) throws(Failure) -> MutantTable {
    var mutants: [[Mutant]] = []
    for module in modules {
      let path = "docs/evidence/mutants/\(module).tsv"
      guard session.exists(path) else {
        throw Failure(
          "There is no file '\(path)'; make it: Packages/Lab/Scripts/mutate \(module)"
            + " --record \(path).")
      }
      mutants.append(Self.mutants(in: try session.text(of: path)))
    }
    return MutantTable(mutants)
  }

  /// Reads a table that begins with its columns' names.
  static func mutants(in table: String) -> [Mutant] {
    table.split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 15 else { return nil }
      return Mutant(
        file: cells[1], line: cells[2], kind: cells[3], before: cells[4], after: cells[5],
        own: Notice(cells[6..<10]), shared: Notice(cells[10..<14]), note: cells[14])
    }
  }

  // MARK: How many they notice

  var scores: String {
    var table = MarkdownTable([""] + Self.modules + ["best and worst"])
    let add = { (title: String, isNoticed: (Mutant) -> Bool, table: inout MarkdownTable) in
      let scores = mutants.map { mutants in
        let counted = mutants.filter { !$0.isEquivalent }
        return Score(hits: mutants.count(where: isNoticed), count: counted.count)
      }
      table.add([title] + scores.map(\.text) + [Self.verdict(scores)])
    }
    add("Its own suite notices", \.own.isNoticed, &table)
    add("The shared suite notices", \.shared.isNoticed, &table)
    add("One of them notices", { $0.own.isNoticed || $0.shared.isNoticed }, &table)
    table.add(
      ["Only its own, only the shared one"]
        + mutants.map { mutants in
          let own = mutants.count { $0.own.isNoticed && !$0.shared.isNoticed }
          let shared = mutants.count { !$0.own.isNoticed && $0.shared.isNoticed }
          return "\(own), \(shared): \(Self.verdict(own: own, shared: shared))"
        } + [""])
    table.add(
      ["Left out, for they change nothing"] + mutants.map { "\($0.count(where: \.isEquivalent))" }
        + [""])
    table.add(
      ["Stopped by the time limit, own and shared"]
        + mutants.map { mutants in
          let isLate = "time limit"
          return
            "\(mutants.count { $0.own.verdict == isLate }),"
            + " \(mutants.count { $0.shared.verdict == isLate })"
        } + [""])
    return table.text
  }

  private struct Score {
    let hits: Int
    let count: Int

    var share: Double { Double(hits) / Double(count) }

    /// A bound of Wilson's interval for a share.
    func bound(_ sign: Double, deviations z: Double) -> Double {
      let count = Double(count)
      let middle = share + z * z / (2 * count)
      let half = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
      return (middle + sign * half) / (1 + z * z / count)
    }

    /// With the interval of 95 %.
    var text: String {
      let bounds = [-1.0, 1].map { String(format: "%.0f", 100 * bound($0, deviations: 1.96)) }
      return "\(hits) of \(count): \(bounds[0])–\(bounds[1]) %"
    }
  }

  /// Whether the best and the worst differ: Newcombe's interval for the difference of two shares.
  ///
  /// Of five there are ten pairs, hence an interval of 99.5 %.
  private static func verdict(_ scores: [Score]) -> String {
    guard var best = scores.indices.first else { return "" }
    var worst = best
    for index in scores.indices {
      if scores[index].share > scores[best].share { best = index }
      if scores[index].share < scores[worst].share { worst = index }
    }
    let (most, least) = (scores[best], scores[worst])
    let below = most.share - most.bound(-1, deviations: 2.81)
    let above = least.bound(1, deviations: 2.81) - least.share
    let low = most.share - least.share - (below * below + above * above).squareRoot()
    return low > 0 ? "\(modules[best]) notices more than \(modules[worst])" : "too close to call"
  }

  /// Which suite notices more in a module, by the faults that only one of them notices.
  ///
  /// McNemar's exact test at 1 %, for there are five modules.
  private static func verdict(own: Int, shared: Int) -> String {
    let count = own + shared
    var term = pow(0.5, Double(count))
    var chance = 0.0
    for smaller in 0...min(own, shared) {
      chance += 2 * term
      term *= Double(count - smaller) / Double(smaller + 1)
    }
    return chance > 0.01 ? "too close" : own > shared ? "its own more" : "the shared more"
  }

  // MARK: How far they lead to the fault

  var distances: String {
    var table = MarkdownTable([""] + Self.modules + ["least and most"])
    for (suite, name) in [(\Mutant.own, "own"), (\Mutant.shared, "shared")] {
      for (part, title) in [
        (\Notice.tests, "tests that fail"), (\Notice.testLines, "lines of these tests"),
        (\Notice.lines, "lines that all of them run"),
      ] {
        let medians = mutants.map { mutants in
          Median(mutants.compactMap { $0[keyPath: suite][keyPath: part] })
        }
        table.add(
          ["\(name): \(title)"] + medians.map { $0?.text ?? "" } + [Self.verdict(medians)])
      }
      table.add(
        ["\(name): the fault isn't among these"]
          + mutants.map { mutants in
            let located = mutants.filter { $0[keyPath: suite].tests != nil }
            return "\(located.count { $0[keyPath: suite].lines == nil }) of \(located.count)"
          } + [""])
    }
    return table.text
  }

  /// A median with an interval from the order of the values, whatever their distribution.
  private struct Median {
    private let values: [Int]

    init?(_ values: [Int]) {
      if values.isEmpty { return nil }
      self.values = values.sorted()
    }

    var value: Int { values[(values.count - 1) / 2] }

    func bounds(deviations z: Double) -> ClosedRange<Int> {
      let (middle, half) = (Double(values.count) / 2, z * Double(values.count).squareRoot() / 2)
      let first = max(Int(middle - half) - 1, 0)
      let last = min(Int((middle + half).rounded(.up)), values.count - 1)
      return values[first]...values[last]
    }

    /// With the interval of 95 %.
    var text: String {
      let bounds = bounds(deviations: 1.96)
      return "\(value): \(bounds.lowerBound)–\(bounds.upperBound)"
    }
  }

  /// Whether the least and the most differ: their intervals of 99.5 % have nothing in common.
  private static func verdict(_ medians: [Median?]) -> String {
    let found = zip(modules, medians).compactMap { module, median in median.map { (module, $0) } }
    guard let least = found.min(by: { $0.1.value < $1.1.value }),
      let most = found.max(by: { $0.1.value < $1.1.value })
    else { return "" }
    let isApart =
      least.1.bounds(deviations: 2.81).upperBound < most.1.bounds(deviations: 2.81).lowerBound
    return isApart ? "\(least.0) fewer than \(most.0)" : "too close to call"
  }

  // MARK: By kind of fault, and line by line

  var operators: String {
    var table = MarkdownTable([""] + Self.modules)
    for kind in Self.kinds {
      table.add(
        [kind]
          + mutants.map { mutants in
            let all = mutants.filter { $0.kind == kind }
            let counted = all.count { !$0.isEquivalent }
            if counted == 0 { return "0" }
            let own = all.count(where: \.own.isNoticed)
            return "\(counted): \(own), \(all.count(where: \.shared.isNoticed))"
          })
    }
    return table.text
  }

  var unnoticed: String {
    var table = MarkdownTable([
      "place", "fault", "before", "after", "own suite", "shared suite", "since then, or why",
    ])
    for mutant in mutants.joined() where !mutant.own.isNoticed || !mutant.shared.isNoticed {
      let file = mutant.file.replacing(/^(Packages\/Forms\/)?Sources\//, with: "")
      let isUnnoticed = !mutant.own.isNoticed && !mutant.shared.isNoticed
      table.add([
        "\(file):\(mutant.line)", mutant.kind, Self.code(mutant.before), Self.code(mutant.after),
        mutant.own.isNoticed ? "yes" : "no", mutant.shared.isNoticed ? "yes" : "no",
        mutant.note.isEmpty && isUnnoticed ? "not examined" : mutant.note,
      ])
    }
    return table.text
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : "`\(text.replacing("|", with: "\\|"))`"
  }
}
