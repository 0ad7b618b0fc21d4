package import CompareSupport
package import SourceRecords

/// Measures every type of a module.
package struct TypeMeter {
  private let analysis: Analysis
  private let roles: PlacedTypes
  /// How many types need each type, and how many it needs.
  private var fanIn: [SymbolID: Int] = [:]
  private var fanOut: [SymbolID: Int] = [:]

  /// Takes the test modules, whose references don't count.
  package init(analysis: Analysis, roles: [SymbolID: Role], tests: Set<String>) {
    self.analysis = analysis
    self.roles = PlacedTypes(analysis.graph.types, roles)
    for edge in analysis.edges.all {
      guard let module = analysis.graph.types[edge.from]?.module, !tests.contains(module)
      else { continue }
      fanIn[edge.to, default: 0] += 1
      fanOut[edge.from, default: 0] += 1
    }
  }

  /// Sorted by name, then by place.
  ///
  /// If `#if` chooses between two declarations, the one that was compiled counts. No type has
  /// coverage unless a suite was run.
  package func types(of module: SourceModule, coverage: [String: CoveredLines]?) -> [TypeMetrics] {
    var kinds: [SymbolID: DeclaredType.Kind] = [:]
    var complexity: [SymbolID: TypeMetrics.Complexity] = [:]
    var lines: [SymbolID: LineCoverage] = [:]
    var codes: [SymbolID: UInt64] = [:]
    var requirements: [SymbolID: [String]] = [:]
    for path in module.files {
      guard let regions = analysis.regions[path], let parsed = analysis.sources[path]?.parsed
      else { continue }
      for region in regions.regions {
        kinds[region.type] = kinds[region.type] ?? region.kind
        // Whichever file an extension stands in.
        codes[region.type, default: 0] &+= region.code
        requirements[region.type, default: []] += region.requirements
      }
      for measured in parsed.functions {
        guard let type = regions.type(at: measured.function.body.lowerBound) else { continue }
        complexity[type, default: .init()].add(measured.complexity)
      }
      let types = regions.typesByLine
      for (line, count) in coverage?[path]?.counts ?? [:] {
        if let type = types[line] { lines[type, default: LineCoverage()].add(count) }
      }
    }
    return kinds.compactMap { symbol, kind in
      guard let type = analysis.graph.types[symbol] else { return nil }
      return TypeMetrics(
        name: type.label,
        kind: kind,
        role: roles.known(of: symbol),
        file: type.file,
        line: type.position.line,
        lines: analysis.sizes.lines(of: symbol),
        fanIn: fanIn[symbol] ?? 0,
        fanOut: fanOut[symbol] ?? 0,
        complexity: complexity[symbol] ?? .init(),
        coverage: coverage.map { _ in lines[symbol] ?? LineCoverage() },
        code: codes[symbol] ?? 0,
        requirements: requirements[symbol] ?? []
      )
    }
    .sorted { ($0.name, $0.file, $0.line) < ($1.name, $1.file, $1.line) }
  }
}

extension TypeMetrics.Complexity {
  fileprivate mutating func add(_ complexity: Int) {
    functions += 1
    sum += complexity
    max = Swift.max(max, complexity)
  }
}

/// The measurements of one type, including its extensions in its own module.
///
/// Local types are part of the type around them.
package struct TypeMetrics: Equatable, Sendable {
  package struct Complexity: Equatable, Sendable {
    package var functions = 0
    var sum = 0
    package var max = 0

    /// Nil without functions.
    package var mean: Double? { functions == 0 ? nil : Double(sum) / Double(functions) }
  }

  /// Qualified by the names of the types around it: `Outer.Inner`.
  package let name: String
  package let kind: DeclaredType.Kind
  package let role: Role?
  package let file: String
  package let line: Int
  package let lines: Int
  /// Ca: other types of the package that refer to it, not counting those of test modules.
  package let fanIn: Int
  /// Ce: other types of the package that it refers to.
  package let fanOut: Int
  package let complexity: Complexity
  /// Nil if no suite was run.
  package let coverage: LineCoverage?
  /// The checksum of its code, whatever comments and white space it has.
  package var code: UInt64 = 0
  /// Those of a protocol, as written.
  package var requirements: [String] = []
}
