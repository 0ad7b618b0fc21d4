import CompareSupport
import SourceRecords

/// The columns that claims are about: the same app in several patterns.
struct PatternColumns {
  private let columns: [Pattern: ModuleReport]

  /// Takes a column for each pattern that has one.
  init(_ column: (Pattern) -> ModuleReport?) {
    columns = Dictionary(
      uniqueKeysWithValues: Pattern.allCases.compactMap { pattern in
        column(pattern).map { (pattern, $0) }
      })
  }

  subscript(pattern: Pattern) -> ModuleReport? { columns[pattern] }

  var count: Int { columns.count }

  /// In the order of the patterns.
  private var all: [(pattern: Pattern, module: ModuleReport)] {
    Pattern.allCases.compactMap { pattern in columns[pattern].map { (pattern, $0) } }
  }

  func ranking<Value>(_ value: (ModuleReport) -> Value) -> Ranking<Value> {
    Ranking(values: all.map { ($0.pattern, value($0.module)) })
  }

  /// Of the given patterns that have a column; nil if one of them lacks the value.
  func ranking<Value>(
    ofKnown value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> Ranking<Value>? {
    let asked = all.filter { patterns.contains($0.pattern) }
    let known = asked.compactMap { pattern, module in value(module).map { (pattern, $0) } }
    return known.count == asked.count ? Ranking(values: known) : nil
  }

  /// The given patterns that have a column but lack the value, such as `MVC, VIPER`.
  func missing<Value>(
    _ value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> String {
    all.filter { patterns.contains($0.pattern) && value($0.module) == nil }
      .map(\.pattern.title).joined(separator: ", ")
  }
}

extension PatternColumns {
  /// The functions that decide each claim, by its key in `claims.json`.
  private static var decisions: [String: (PatternColumns) -> (Statement) -> Claim] {
    [
      "viperSize": viperSize, "layers": layers, "sceneFiles": sceneFiles, "typeRank": typeRank,
      "concreteReferences": concreteReferences, "coupling": coupling,
      "synchronising": synchronising, "boilerplate": boilerplate,
      "largestController": largestController, "complexity": complexity,
      "testability": testability, "testCode": testCode, "interactorDoubles": interactorDoubles,
    ]
  }

  /// Every claim that is decided, in the order in which they are shown.
  static var claims: [(PatternColumns) -> Claim] {
    let decisions = decisions
    return Statement.claims.map { statement in
      { columns in
        statement.id.flatMap { decisions[$0]?(columns)(statement) }
          ?? statement.notMeasurable(statement.reason ?? "")
      }
    }
  }

  /// What introductions say about a pattern in one respect.
  func cell(_ quality: Quality, _ pattern: Pattern) -> Claim {
    let saying = Statement.saying(quality, of: pattern)
    guard let own = self[pattern] else { return saying.lacks([pattern]) }
    switch quality {
    case .coupling:
      let edges = own.roleEdges.acrossRoles
      return saying.counted(
        "\(edges.concrete) of \(edges.all) cross-role edges are concrete",
        ranking(\.roleEdges.acrossRoles.concrete).parts(pattern, saying))
    case .testability: return testability(pattern, own, saying)
    case .complexity:
      if let tenths = saying.tenthsOfCode { return code(pattern, own, tenths, saying) }
      return saying.counted(
        "\(own.types.total.of("type", "types")) in \(own.files.of("file", "files"))",
        ranking(\.types.total).parts(pattern, saying))
    case .communication: return communication(own, saying)
    case .smallProjects:
      return saying.counted(
        own.lines.code.of("line", "lines"), ranking(\.lines.code).parts(pattern, saying))
    }
  }

  /// Decides a claim about code by lines of code instead of types.
  private func code(
    _ pattern: Pattern, _ own: ModuleReport, _ tenths: Int, _ saying: Statement
  ) -> Claim {
    let others = ranking(\.lines.code).values.filter { saying.than?.contains($0.pattern) ?? false }
    let times = others.compactMap { other in
      own.lines.code.times(other.value).map { ", \($0.timesText) times \(other.pattern.title)" }
    }
    return saying.measured(
      "\(own.lines.code) lines of code\(times.joined()).",
      others.map { other in
        ClaimPart(
          "\(pattern.title) and \(other.pattern.title)", own.lines.code,
          is: saying.is ?? .close, other.value, tenths: tenths)
      })
  }

  /// Whether roles know each other is true or false, whatever the number, so there is no margin.
  private func communication(_ own: ModuleReport, _ saying: Statement) -> Claim {
    let found = (saying.ways ?? []).map { ($0, $0.edges(among: own.roleEdges)) }
    if found.allSatisfy({ $0.1.all == 0 }) {
      return saying.notMeasurable("There is no edge between these roles.")
    }
    let texts = found.map { way, edges in
      edges.all == 0 ? "\(way.name) 0" : "\(way.name) \(edges.all), \(edges.concrete) concrete"
    }
    return saying.measured(
      texts.joined(separator: "; ") + ".",
      found.map { way, edges in ClaimPart(way.name, holds: way.holds(edges)) })
  }
}
