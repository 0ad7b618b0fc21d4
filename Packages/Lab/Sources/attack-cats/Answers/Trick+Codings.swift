import HostileSupport
import Shared

extension Trick {
  /// Bodies that expand when they are decoded, or claim to.
  static func codings(_ step: CatStep) -> [Trick] {
    let body = GoodAnswer.body(step)
    let gzip = GoodAnswer.gzip(body)
    let overflow = step == .picture ? "too large" : "unreadable"
    func coded(
      _ lines: String, _ name: String, _ outcomes: String...,
      deadline: Duration = Load.patience, bytes: [UInt8], hangs: Bool = false
    ) -> Trick {
      Trick("\(name), “\(lines)”", step, outcomes, deadline: deadline) { connection in
        let head = lines.split(separator: "|").map { "Content-\($0)\r\n" }.joined()
        connection.send(Array("HTTP/1.1 200 OK\r\n\(head)\r\n".utf8) + bytes)
        if hangs { connection.hang() }
      }
    }
    return [
      coded("Encoding: gzip", "good", "a cat", bytes: gzip),
      coded("Encoding: identity", "good", "a cat", bytes: body),
      coded("Encoding: deflate", "good", "a cat", bytes: PNGSample.deflated(body)),
      coded("Encoding: gzip", "cut short", "unreadable", bytes: gzip.dropLast(gzip.count / 2)),
      coded("Encoding: gzip", "without its sum", "unreadable", "a cat", bytes: gzip.dropLast(8)),
      coded(
        "Encoding: gzip", "a wrong sum", "unreadable", "a cat", bytes: gzip.dropLast(8) + wrong),
      coded("Encoding: gzip", "more after the end", "unreadable", "a cat", bytes: gzip + gzip),
      coded("Encoding: gzip", "not encoded at all", "unreadable", bytes: body),
      coded("Encoding: deflate", "not encoded at all", "unreadable", bytes: body),
      coded("Encoding: br", "not encoded at all", "unreadable", bytes: body),
      coded("Encoding: zstd", "not encoded at all", "unreadable", bytes: body),
      coded("Encoding: compress", "not encoded at all", "unreadable", bytes: body),
      coded("Encoding: gzip, br, deflate, gzip, br, deflate", "missing", "unreadable", bytes: body),
      coded("Encoding: gzip", "a bomb", overflow, bytes: bomb, hangs: true),
      coded("Encoding: deflate", "a bomb", overflow, bytes: FixedDeflate.zeros(100_000_000)),
      coded("Encoding: gzip", "a bomb of a bomb", "unreadable", bytes: nested),
      coded(
        "Encoding: gzip, gzip", "twice", "unreadable",
        bytes: FixedDeflate.gzip(PNGSample.deflated(gzip))),
      coded(
        "Encoding: gzip|Encoding: gzip", "twice", "unreadable",
        bytes: FixedDeflate.gzip(PNGSample.deflated(gzip))),
      coded(
        "Encoding: gzip, gzip, gzip, gzip", "gigabytes of nothing", "unreadable",
        deadline: .seconds(1), bytes: nested),
      coded(
        "Encoding: gzip, gzip|Encoding: gzip|Encoding: x-gzip", "gigabytes of nothing",
        "unreadable",
        deadline: .seconds(1), bytes: nested),
      Trick(
        "gigabytes of nothing after a line like a status", step, ["unreadable"],
        deadline: .seconds(1)
      ) { connection in
        connection.send(
          "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip, gzip, gzip\r\nHTTP/1.1: a\r\n\r\n")
        connection.send(nested)
      },
      Trick("gigabytes of nothing in transit", step, ["unreadable"], deadline: .seconds(1)) {
        connection in
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, gzip, gzip, gzip\r\n\r\n")
        connection.send(nested)
      },
      Trick("gigabytes of nothing, both ways", step, ["unreadable"], deadline: .seconds(1)) {
        connection in
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, gzip\r\n")
        connection.send("Content-Encoding: gzip, gzip\r\n\r\n")
        connection.send(nested)
      },
      Trick("endless empty blocks", step, ["too long"], deadline: .milliseconds(500)) {
        connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
        connection.send([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        let blocks = [[UInt8]](repeating: [0, 0, 0, 0xFF, 0xFF], count: 10_000).flatMap(\.self)
        while connection.send(blocks) {}
      },
      Trick("an endless name in gzip", step, ["too long", "unreadable"], deadline: .seconds(1)) {
        connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
        connection.send([0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3])
        while connection.send([UInt8](repeating: 97, count: 65_536)) {}
      },
    ]
  }

  private static let wrong = [UInt8](repeating: 7, count: 8)
  private static let bomb = FixedDeflate.gzip(FixedDeflate.zeros(50_000_000))
  /// A few bytes that take long to decode, to nothing at all.
  private static let nested = (0..<2).reduce(FixedDeflate.emptyBlocks(1_200_000_000)) { bytes, _ in
    FixedDeflate.gzip(PNGSample.deflated(bytes))
  }

  /// Any number of informational responses, and answers that come too early or too late.
  static func hints(_ step: CatStep) -> [Trick] {
    let good = GoodAnswer(step, .length).bytes
    func hinted(_ name: String, _ outcomes: String..., play: @escaping Play) -> Trick {
      Trick(name, step, outcomes, play: play)
    }
    // Both steps receive it, and one of them can't use it.
    var early = Trick("an answer before the request", step, "unreadable") { _ in }
    early.early = good
    var earlyNonsense = Trick("nonsense before the request", step, "unreadable") { $0.send(good) }
    earlyNonsense.early = Array("220 Hello\r\n".utf8)
    return [
      early, earlyNonsense,
      hinted("three hints", "a cat") { connection in
        connection.send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Wait\r\n\r\n")
        connection.send(Array("HTTP/1.1 103 Hint\r\nContent-Type: x/y\r\n\r\n".utf8) + good)
      },
      hinted("1,000 hints", "a cat", "unreadable") { connection in
        connection.send(String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1_000))
        connection.send(good)
      },
      hinted("endless hints", "unreadable") { connection in
        let hints = String(repeating: "HTTP/1.1 103 Hint\r\nLink: </a>\r\n\r\n", count: 1_000)
        while connection.send(hints) {}
      },
      hinted("a hint with a length", "a cat", "unreadable") { connection in
        connection.send("HTTP/1.1 100 Continue\r\nContent-Length: 5\r\n\r\n")
        connection.send(good)
      },
      hinted("a switch of protocols", "unreadable") { connection in
        connection.send("HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n")
        connection.send([0, 0, 0, 4, 0, 0, 0, 0, 0])
      },
      hinted("two answers", "a cat") { $0.send(good + good) },
      hinted("an answer and a reset", "a cat", "unreadable") { connection in
        connection.send(good)
        connection.reset()
      },
      hinted("a reset", "unreadable") { $0.reset() },
      hinted("nothing", "unreadable") { _ in },
    ]
  }
}
