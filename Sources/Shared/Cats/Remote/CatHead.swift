import Foundation

/// The head of an answer, as much of it as counts.
struct CatHead {
  private(set) var location: String?
  private(set) var type: String?
  /// The bytes of the body as announced; more than there are integers for is `Int.max`.
  private(set) var length: Int?

  /// Reads a line; the first one of an answer forgets the answer before it, which was a hint.
  mutating func read(_ line: some StringProtocol) {
    if line.hasPrefix("HTTP/") { self = CatHead() }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    switch line[..<colon].lowercased() {
    case "location": location = value
    case "content-type": type = value
    case "content-length" where value.utf8.allSatisfy { (0x30...0x39).contains($0) }:
      length = Int(value) ?? .max
    default: break
    }
  }
}
