@testable import compare

extension ModuleReport {
  /// A small module with something in every cell.
  static let sample = ModuleReport(
    name: "MVCTodo",
    pattern: "MVC",
    files: 2,
    lines: LineCount(code: 1_234, comment: 5, blank: 6),
    types: .init(class: 1, struct: 2, enum: 3, actor: 4, protocol: 5),
    largestType: .init(name: "Controller", lines: 90),
    edges: EdgeReport([
      Edge(
        from: "Controller", to: "Store", toModule: "Shared", isAbstract: true, isInternal: false,
        references: 12, file: "Sources/MVCTodo/Controller.swift", line: 3
      ),
      Edge(
        from: "Controller", to: "View.Row", toModule: "MVCTodo", isAbstract: false,
        isInternal: true, references: 1, file: "Sources/MVCTodo/Controller.swift", line: 14
      ),
    ]),
    cycles: [["A", "B"]],
    complexity: .init(mean: 2.5, max: 4, functions: 2),
    longestFunction: .init(name: "Controller.update()", lines: 9),
    tests: .init(run: 7, failed: 0, skipped: 1, files: 1, lines: 40, doubles: 2),
    coverage: .init(LineCoverage(covered: 999, total: 1_000))
  )

  /// A module without anything, of which no suite was run.
  static let empty = ModuleReport(
    name: "VIPERTodo",
    pattern: "VIPER",
    files: 0,
    lines: LineCount(),
    types: .init(),
    largestType: nil,
    edges: EdgeReport([]),
    cycles: [],
    complexity: .init(mean: nil, max: nil, functions: 0),
    longestFunction: nil,
    tests: nil,
    coverage: nil
  )
}
