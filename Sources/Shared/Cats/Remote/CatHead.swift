import Foundation

/// The head of an answer, as much of it as counts.
struct CatHead {
  private(set) var location: String?
  private(set) var type: String?
  /// The bytes of the body as announced; more than there are integers for is `Int.max`.
  private(set) var length: Int?
  /// How many times the body is packed, beside the pieces that it may come in.
  private(set) var packings = 0

  /// Reads a line, the first one too, which says nothing.
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
