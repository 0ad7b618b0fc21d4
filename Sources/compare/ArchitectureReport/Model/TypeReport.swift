import CompareSupport
package import SourceRecords

package struct TypeReport: Codable, Equatable, Sendable {
  package var name: String
  package var kind: String
  @ExplicitNull package var role: String?
  package var file: String
  package var line: Int
  package var lines: Int
  /// The types that refer to it, and those that it refers to.
  package var afferent: Int
  package var efferent: Int
  package var complexity: ComplexityReport
  @ExplicitNull package var coverage: CoverageReport.Lines?
  /// The checksum of its code, whatever comments and white space it has; nil in an older result.
  package var code: String?
  /// Those of a protocol, as written; nil for other types, and in an older result.
  package var requirements: [String]?
}

package struct FileReport: Codable, Equatable, Sendable {
  package var path: String
  package var lines: LineCount
  package var types: Int
  package var functions: Int
  @ExplicitNull package var coverage: CoverageReport.Lines?
}

/// A function with the numbers that can have bounds of their own.
package struct FunctionReport: Codable, Equatable, Sendable {
  /// Qualified by the names of the declarations around it.
  package let name: String
  package let file: String
  package let line: Int
  let column: Int
  package let complexity: Int
  package let lines: Int

  /// The most complex first, then the longest.
  package func isBefore(_ other: FunctionReport) -> Bool {
    (-complexity, -lines, file, line, name)
      < (-other.complexity, -other.lines, other.file, other.line, other.name)
  }

  /// All functions of a file, from top to bottom.
  static func all(in file: ParsedFile, _ path: String) -> [FunctionReport] {
    file.functions.map { measured in
      let range = measured.function.range
      let position = file.places.position(of: range.lowerBound)
      return FunctionReport(
        name: measured.function.name, file: path, line: position.line, column: position.column,
        complexity: measured.complexity, lines: file.places.lineCount(range))
    }
  }
}

/// How many types of a module play a role.
package struct RoleReport: Codable, Equatable, Sendable {
  package var role: String
  var types: Int
}

/// How many edges lead from types of one role to types of another.
package struct RoleEdgeReport: Codable, Equatable, Sendable {
  package var from: String
  package var to: String
  /// Whether both are in the module.
  package var isInternal: Bool
  package var edges: Int
  /// Those that lead to something other than a protocol.
  package var concrete: Int
  /// The places at which they refer to the other types; nil in an older result.
  package var references: Int?
}

/// How many test doubles the suites of one role's types need.
package struct RoleDoublesReport: Codable, Equatable, Sendable {
  package var role: String
  package var suites: Int
  /// The number that one suite uses.
  package var fewest: Int
  package var most: Int
  /// The most that stand in for parts of the module itself.
  package var mostOfModule: Int
}

extension [RoleEdgeReport] {
  /// Edges inside the module between types of different roles, and how many of them lead to
  /// something other than a protocol.
  package var acrossRoles: (all: Int, concrete: Int) {
    let other = Role.other.rawValue
    return filter { $0.from != $0.to && ![$0.from, $0.to].contains(other) }.internalEdges
  }

  var internalEdges: (all: Int, concrete: Int) {
    let edges = filter(\.isInternal)
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}

/// Executable lines, and how many of them a suite reached.
package struct CoverageReport: Codable, Equatable, Sendable {
  package struct Lines: Codable, Equatable, Sendable {
    package var covered: Int
    package var total: Int
    /// Rounded down, so that only full coverage is 100; nil without executable lines.
    @ExplicitNull package var percent: Double?

    init(_ lines: LineCoverage) {
      covered = lines.covered
      total = lines.total
      let tenths = total == 0 ? nil : covered * 1000 / total
      _percent = ExplicitNull(wrappedValue: tenths.map { Double($0) / 10 })
    }
  }

  var lines: Lines
  /// Only of lines outside view types.
  package var viewFree: Lines
}
