package import CompareSupport
package import Foundation

/// What was reached of each file, as an llvm-cov export has it.
package struct FileCoverage: Sendable {
  /// By absolute path.
  package let lines: [String: CoveredLines]

  package init(json: Data, from path: String) throws(Failure) {
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

  private init(lines: [String: CoveredLines]) { self.lines = lines }

  /// With what another run reached of other files.
  package func adding(_ other: FileCoverage) -> FileCoverage {
    FileCoverage(lines: lines.merging(other.lines) { first, _ in first })
  }

  /// An export that somebody kept.
  package static func read(_ path: String) throws(Failure) -> FileCoverage {
    let json: Data
    do {
      json = try InputFile.read(path)
    } catch {
      throw .coverageUnreadable(path: path, reason: error.reason)
    }
    return try FileCoverage(json: json, from: path)
  }
}
