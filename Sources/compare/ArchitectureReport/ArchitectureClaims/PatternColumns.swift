import CompareSupport

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

  /// In the patterns' own order.
  private var all: [(pattern: Pattern, module: ModuleReport)] {
    Pattern.allCases.compactMap { pattern in columns[pattern].map { (pattern, $0) } }
  }

  func ranking<Value>(_ value: (ModuleReport) -> Value) -> Ranking<Value> {
    Ranking(values: all.map { ($0.pattern, value($0.module)) })
  }

  /// Of those of these patterns that are there; nil when one of them has no such value.
  func ranking<Value>(
    ofKnown value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> Ranking<Value>? {
    let asked = all.filter { patterns.contains($0.pattern) }
    let known = asked.compactMap { pattern, module in value(module).map { (pattern, $0) } }
    return known.count == asked.count ? Ranking(values: known) : nil
  }

  /// Those of them that have no such value, such as `MVC, VIPER`.
  func missing<Value>(
    _ value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> String {
    all.filter { patterns.contains($0.pattern) && value($0.module) == nil }
      .map(\.pattern.title).joined(separator: ", ")
  }
}

extension PatternColumns {
  /// Every claim that is looked at, in the order in which they are shown.
  static var claims: [(PatternColumns) -> Claim] {
    [
      \.viperSize, \.layers, \.sceneFiles, \.typeRank, \.concreteReferences, \.coupling,
      \.synchronising, \.boilerplate, \.largestController, \.complexity, \.testability, \.testCode,
      \.interactorDoubles, \.bindingMemory, \.buildTime,
    ]
  }

  /// What introductions say of a pattern in one respect.
  func cell(_ quality: Quality, _ pattern: Pattern) -> Claim {
    switch quality {
    case .coupling: couplingCell(pattern)
    case .testability: testabilityCell(pattern)
    case .complexity: complexityCell(pattern)
    case .communication: communicationCell(pattern)
    case .smallProjects: smallProjectsCell(pattern)
    }
  }
}

extension PatternColumns {
  var buildTime: Claim {
    Statement(
      title: "A VIPER build takes at most 7 % longer than an MVC one",
      source: .viperBattle,
      wording:
        "A clean build of the VIPER app takes 10.43 seconds, the longest of all, and nearly a "
        + "second more than the MVC one.",
      margin: "7 %, as the claim says",
      patterns: [.mvc, .viper]
    )
    .notMeasurable(
      "No time is among these numbers, for it differs from run to run. Packages/Lab/Scripts/benchmark-builds "
        + "measures it, and docs/comparison.md quotes a run.")
  }
}

extension PatternColumns {
  var bindingMemory: Claim {
    Statement(
      title: "Bindings cost memory",
      source: .viewModelDrawbacks,
      wording: "Bindings keep books about what they bind: for a large file they were heavier than "
        + "the objects, and leaving them out saved nearly 100 MB.",
      patterns: [.mvvm]
    )
    .notMeasurable(
      "No memory is among these numbers. swift run --package-path Packages/Lab -c release benchmark measures it, and "
        + "docs/runtime.md quotes a run.")
  }
}
