import SourceRecords

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
