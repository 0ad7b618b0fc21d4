import CompareSupport
import Foundation

/// What the suites noticed of the mutants in docs/evidence/mutants.
struct MutantTable {
  struct Mutant: Equatable {
    let file: String
    let line: String
    let kind: String
    let before: String
    let after: String
    /// How its module's own suite ended: `survived` if it noticed nothing.
    let own: String
    let shared: String
    /// What was found out about it since.
    let note: String

    /// Whether it changes nothing, so that no suite can notice it.
    var isEquivalent: Bool { note.hasPrefix("equivalent") }
    var isNoticedByOwn: Bool { own != "survived" }
    var isNoticedByShared: Bool { shared != "survived" }
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
      guard cells.count > 7 else { return nil }
      return Mutant(
        file: cells[1], line: cells[2], kind: cells[3], before: cells[4], after: cells[5],
        own: cells[6], shared: cells[7], note: cells.count > 8 ? cells[8] : "")
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
    add("Its own suite notices", \.isNoticedByOwn, &table)
    add("The shared suite notices", \.isNoticedByShared, &table)
    add("One of them notices", { $0.isNoticedByOwn || $0.isNoticedByShared }, &table)
    table.add(
      ["Left out, for they change nothing"] + mutants.map { "\($0.count(where: \.isEquivalent))" }
        + [""])
    table.add(
      ["Stopped by the time limit, own and shared"]
        + mutants.map { mutants in
          let isLate = "time limit"
          return
            "\(mutants.count { $0.own == isLate }), \(mutants.count { $0.shared == isLate })"
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
            let own = all.count(where: \.isNoticedByOwn)
            return "\(counted): \(own), \(all.count(where: \.isNoticedByShared))"
          })
    }
    return table.text
  }

  var unnoticed: String {
    var table = MarkdownTable([
      "place", "fault", "before", "after", "own suite", "shared suite", "since then, or why",
    ])
    for mutant in mutants.joined() where !mutant.isNoticedByOwn || !mutant.isNoticedByShared {
      let file = mutant.file.replacing(/^(Packages\/Forms\/)?Sources\//, with: "")
      let isUnnoticed = mutant.own == mutant.shared
      table.add([
        "\(file):\(mutant.line)", mutant.kind, Self.code(mutant.before), Self.code(mutant.after),
        mutant.isNoticedByOwn ? "yes" : "no", mutant.isNoticedByShared ? "yes" : "no",
        mutant.note.isEmpty && isUnnoticed ? "not examined" : mutant.note,
      ])
    }
    return table.text
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : "`\(text.replacing("|", with: "\\|"))`"
  }
}
