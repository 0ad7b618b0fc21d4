import Foundation

/// The headers of a response that matter to us.
struct CatHead {
  private(set) var location: String?
  private(set) var type: String?
  /// The announced length of the body in bytes; numbers too large for `Int` become `Int.max`.
  private(set) var length: Int?
  /// The number of encodings applied to the body, except for chunking.
  private(set) var packings = 0

  /// Reads a header line; the status line is ignored.
  mutating func read(_ line: some StringProtocol) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    switch line[..<colon].lowercased() {
    case "location": location = value
    case "content-type": type = value
    case "content-length" where value.utf8.allSatisfy { (0x30...0x39).contains($0) }:
      length = Int(value) ?? .max
    case "content-encoding", "transfer-encoding": packings += Self.packings(in: value)
    default: break
    }
  }

  private static func packings(in value: String) -> Int {
    value.lowercased().split(separator: ",").count {
      !["", "identity", "chunked"].contains($0.trimmingCharacters(in: .whitespaces))
    }
  }
}
