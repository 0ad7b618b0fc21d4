import Foundation

/// Parses a cat service's answer with a picture's address: JSON in one of three shapes.
///
/// `[{"url": "…"}]` (The Cat API), `{"url": "…"}` (Cat as a Service) or `{"file": "…"}`
/// (random.cat); other keys are ignored.
enum CatReply {
  static func address(in body: [UInt8]) throws(CatError) -> String {
    guard isShallow(body) else { throw .unreadable }
    do {
      return try JSONDecoder().decode(Reply.self, from: Data(body)).address
    } catch {
      throw .unreadable
    }
  }

  /// Whether the nesting is shallow enough for a recursive decoder.
  private static func isShallow(_ body: [UInt8]) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in body {
      switch byte {
      // UTF-8 text must escape it; in UTF-16, this loop would look at half characters.
      case 0: return false
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isText
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > 32 { return false }
    }
    return true
  }

  private struct Reply: Decodable {
    let address: String

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        address = try list.decode(Entry.self).address
      } else {
        address = try Entry(from: decoder).address
      }
    }
  }

  private struct Entry: Decodable {
    let address: String

    private enum Key: CodingKey {
      case url
      case file
    }

    init(from decoder: any Decoder) throws {
      let entry = try decoder.container(keyedBy: Key.self)
      address =
        try entry.decodeIfPresent(String.self, forKey: .url)
        ?? entry.decode(String.self, forKey: .file)
    }
  }
}
