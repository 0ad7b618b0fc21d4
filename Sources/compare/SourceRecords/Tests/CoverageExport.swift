import Foundation

/// llvm-cov's JSON export, as far as it is needed.
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
    // Every line up to the last is looked at.
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
