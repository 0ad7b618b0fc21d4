import Foundation

/// What was reached of each file, as an llvm-cov export has it.
struct FileCoverage: Sendable {
  /// By absolute path.
  let lines: [String: CoveredLines]

  init(json: Data, from path: String) throws(CompareError) {
    do {
      let export = try JSONDecoder().decode(CoverageExport.self, from: json)
      lines = Dictionary(
        export.data.flatMap(\.files).map { ($0.filename, CoveredLines(segments: $0.segments)) }
      ) { first, _ in first }
    } catch let error as DecodingError {
      throw .coverageUnreadable(path: path, reason: error.explanation)
    } catch {
      throw .coverageUnreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// An export that somebody kept.
  static func read(_ path: String) throws(CompareError) -> FileCoverage {
    do {
      return try FileCoverage(json: try Data(contentsOf: URL(fileURLWithPath: path)), from: path)
    } catch let error as CompareError {
      throw error
    } catch {
      throw .coverageUnreadable(path: path, reason: error.localizedDescription)
    }
  }
}
