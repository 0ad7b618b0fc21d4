import HostileSupport
import SeededNumbers

/// A good answer with a few changed bytes or lines.
struct MutatedAnswer {
  private let trick: Trick

  init(_ chance: inout SeededGenerator) {
    let answer = chance.pick(GoodAnswer.all)
    var bytes = answer.bytes
    for _ in 0..<chance.number(in: 1...6) { Self.change(&bytes, &chance) }
    // Sends the rest a moment later, or resets the connection.
    let pause = chance.oneIn(3) ? chance.below(bytes.count + 1) : bytes.count
    let isReset = chance.oneIn(8)
    trick = Trick("mutated", answer.step, Self.outcomes) { [bytes] connection in
      connection.send(Array(bytes[..<pause]))
      if pause < bytes.count, connection.pause(milliseconds: 1) {
        connection.send(Array(bytes[pause...]))
      }
      if isReset { connection.reset() }
    }
  }

  /// Any outcome is allowed but these two: the server always finishes, and nothing is cancelled.
  func attempt() async throws -> String {
    let outcome = Load.word(for: try await Load(trick).result())
    if ["too long", "cancelled"].contains(outcome) { throw Violation(outcome) }
    return outcome
  }

  private static let outcomes: [String] = []

  private static func change(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let place = chance.below(bytes.count + 1)
    let end = min(bytes.count, place + chance.number(in: 1...16))
    let words = [
      "\r\n", "\r\n\r\n", "\n", "\0", ": ", "0", "9", "-", "ffffffff", "HTTP/1.1 200 OK\r\n",
      "HTTP/1.1 100 Continue\r\n\r\n", "Content-Length: 5\r\n", "Content-Encoding: gzip\r\n",
      "Transfer-Encoding: chunked\r\n", "Location: /\r\n", "\u{FF}", "{", "\"", "\\u", "/", "..",
    ]
    switch chance.below(6) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(chance.below(8))
    case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: chance.below(bytes.count + 1))
    case 4: bytes.insert(contentsOf: Array(chance.pick(words).utf8), at: place)
    default: changeLines(&bytes, &chance)
    }
  }

  /// Swaps two lines or duplicates one.
  private static func changeLines(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let (one, other) = (chance.below(lines.count), chance.below(lines.count))
    if chance.oneIn(2) {
      lines.swapAt(one, other)
    } else {
      lines.insert(lines[one], at: other)
    }
    bytes = Array(lines.joined(separator: [10]))
  }
}
