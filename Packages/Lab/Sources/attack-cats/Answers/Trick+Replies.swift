import HostileSupport
import Shared

extension Trick {
  /// JSON that is hard on a decoder.
  static let replies: [Trick] = {
    func reply(_ name: String, _ outcomes: String..., body: @escaping @Sendable () -> [UInt8])
      -> Trick
    {
      Trick(name, .address, outcomes) { $0.answer(body()) }
    }
    func text(_ name: String, _ outcomes: String..., body: @escaping @Sendable () -> String)
      -> Trick
    {
      Trick(name, .address, outcomes) { $0.answer(body()) }
    }
    let address = #""url": "/cat.png""#
    return [
      text("100,000 levels", "unreadable") { many("[", 100_000) },
      text("100,000 levels next to an address", "unreadable") {
        "{\(address), \"a\": \(many("[", 100_000))\(many("]", 100_000))}"
      },
      text("brackets in a text", "a cat") { "{\(address), \"a\": \"\(many("[{"))\"}" },
      text("a text of ten megabytes", "unreadable") {
        "{\(address), \"a\": \"\(many("a", 10_000_000))\"}"
      },
      text("a text of 900 KB", "a cat") { "{\(address), \"a\": \"\(many("a"))\"}" },
      text("900 KB of escapes", "a cat") { "{\(address), \"a\": \"\(many("\\u0041"))\"}" },
      text("900 KB of backslashes", "a cat") { "{\(address), \"a\": \"\(many("\\\\"))\"}" },
      text("an unfinished text", "unreadable") { "{\(address), \"a\": \"\(many("\\\""))" },
      text("a number of 900 KB", "a cat", "unreadable") { "{\(address), \"a\": 1\(many("0"))}" },
      text("exponent of 900 KB", "a cat", "unreadable") { "{\(address), \"a\": 1e\(many("9"))}" },
      text("450,000 numbers", "a cat") { "{\(address), \"a\": [\(many("1,"))1]}" },
      text("300,000 empty lists", "a cat") { "{\(address), \"a\": [\(many("[],"))[]]}" },
      text("300,000 entries", "unreadable", "a cat") { "[\(many("{},")){\(address)}]" },
      text("60,000 cats", "a cat") { "[\(many("{\(address)},")){\(address)}]" },
      text("many equal keys", "a cat", "unreadable") {
        "{\(many("\"a\":1,"))\(address)}"
      },
      text("60,000 addresses of one cat", "a cat", "unreadable") {
        "{\(many("\(address),"))\(address)}"
      },
      text("60,000 keys", "a cat") {
        "{\((0..<60_000).map { "\"\($0)\":1," }.joined())\(address)}"
      },
      text("two addresses, one a number", "a cat", "unreadable") { "{\(address), \"url\": 5}" },
      text("900 KB of white space", "a cat") { many(" \n") + "{\(address)}" },
      text("900 KB after the end", "unreadable") { "{\(address)}" + many("x") },
      text("a comment", "unreadable") { "/* */ {\(address)}" },
      text("a trailing comma", "unreadable", "a cat") { "{\(address),}" },
      text("a byte order mark", "unreadable", "a cat") { "\u{FEFF}{\(address)}" },
      text("half a surrogate next to an address", "unreadable", "a cat") {
        "{\(address), \"a\": \"\\ud83d\"}"
      },
      text("infinity", "unreadable") { "{\(address), \"a\": Infinity}" },
      text("a control character", "unreadable", "a cat") { "{\(address), \"a\": \"\u{1}\"}" },
      reply("half a character", "unreadable", "a cat") {
        Array("{\(address), \"a\": \"".utf8) + [0xF0, 0x9F, 34, 125]
      },
      reply("bytes that aren't text", "unreadable") {
        (0..<900_000).map { UInt8(truncatingIfNeeded: $0 * 7 | 128) }
      },
    ]
  }()

  /// Repeats a text until it is almost as long as an answer may be.
  static func many(_ text: String, _ bytes: Int = 900_000) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }
}
