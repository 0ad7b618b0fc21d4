package import CompareSupport
package import Foundation

/// The coverage of each file, as in an llvm-cov export.
package struct FileCoverage: Sendable {
  /// By absolute path.
  package let lines: [String: CoveredLines]

  package init(json: Data, from path: String) throws(Failure) {
    do {
      let export = try JSONDecoder().decode(CoverageExport.self, from: json)
      lines = Dictionary(
        export.data.flatMap(\.files).map { ($0.filename, CoveredLines(segments: $0.segments)) }
      ) { first, _ in first }
    } catch {
      throw .coverageUnreadable(path: path, reason: InputFile.Unreadable(error).reason)
    }
  }

  private init(lines: [String: CoveredLines]) { self.lines = lines }

  /// Adds another run's coverage of other files.
  package func adding(_ other: FileCoverage) -> FileCoverage {
    FileCoverage(lines: lines.merging(other.lines) { first, _ in first })
  }

  /// Reads a saved export.
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

extension Failure {
  package static func coverageUnreadable(path: String, reason: String) -> Failure {
    Failure("The coverage export of '\(path)' cannot be read: \(reason).")
  }
}

/// The needed part of llvm-cov's JSON export.
struct CoverageExport: Decodable {
  struct Unit: Decodable {
    let files: [File]
  }

  struct File: Decodable {
    let filename: String
    let segments: [CoverageSegment]
  }

  let data: [Unit]
}

extension CoverageSegment: Decodable {
  private static let lastLine = 1_000_000

  /// A segment is an array: line, column, count, has a count, begins a region, is a gap.
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    line = try values.decode(Int.self)
    // Every line up to the last one is visited.
    guard (1...Self.lastLine).contains(line) else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "no file has a line \(line)")
    }
    _ = try values.decode(Int.self)
    count = Int(clamping: try values.decode(UInt64.self))
    hasCount = try values.decode(Bool.self)
    isRegionEntry = try values.decode(Bool.self)
    isGap = try values.decode(Bool.self)
  }
}
