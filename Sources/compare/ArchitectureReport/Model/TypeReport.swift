package import SourceRecords

/// One type of a module.
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
}

/// One source file of a module.
package struct FileReport: Codable, Equatable, Sendable {
  package var path: String
  package var lines: LineCount
  package var types: Int
  package var functions: Int
  @ExplicitNull package var coverage: CoverageReport.Lines?
}

/// A function with the numbers that have bounds of their own.
struct FunctionReport {
  /// With those of the declarations around it.
  let name: String
  let file: String
  let line: Int
  let column: Int
  let complexity: Int
  let lines: Int

  /// Those of a file, from top to bottom.
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
