import HostileSupport
import Shared

extension Trick {
  /// Wrong content lengths.
  static func lengths(_ step: CatStep) -> [Trick] {
    let body = GoodAnswer.body(step)
    let count = body.count
    let overflow = step == .picture ? "too large" : "unreadable"
    func length(_ value: String, _ outcomes: String..., hangs: Bool = false) -> Trick {
      Trick("the length “\(value.prefix(24))”", step, outcomes) { connection in
        let lines = value.split(separator: "|").map { "Content-Length: \($0)\r\n" }.joined()
        connection.send(Array("HTTP/1.1 200 OK\r\n\(lines)\r\n".utf8) + body)
        if hangs { connection.hang() }
      }
    }
    return [
      length("\(count + 1)", "unreadable"),
      length("\(count - 1)", "unreadable", hangs: true),
      length("0", "unreadable", hangs: true),
      length("-1", "unreadable", "a cat"),
      length("-9223372036854775808", "unreadable", "a cat"),
      length("+\(count)", "unreadable", "a cat"),
      length("0x\(String(count, radix: 16))", "unreadable", "a cat"),
      length("\(count).0", "unreadable", "a cat"),
      length("\(count), \(count)", "unreadable", "a cat"),
      length("\(count);q=1", "unreadable", "a cat"),
      length("\(count) \(count)", "unreadable", "a cat"),
      length("\(count)|\(count)", "unreadable", "a cat"),
      length("\(count)|\(count + 1)", "unreadable", "a cat"),
      length("\(count + 1)|\(count)", "unreadable", "a cat"),
      length("000000000000000000000000000\(count)", "unreadable", "a cat"),
      length("٤", "unreadable", "a cat"),
      length("9223372036854775807", overflow, hangs: true),
      length("9223372036854775808", overflow, "unreadable", hangs: true),
      length("18446744073709551616", overflow, "unreadable", hangs: true),
      length("1844674407370955\(1_616 + count)", overflow, "unreadable", hangs: true),
      length("10000001", overflow, hangs: true),
    ]
  }

  /// Wrong chunks.
  static func chunks(_ step: CatStep) -> [Trick] {
    let body = GoodAnswer.body(step)
    let text = String(body.count, radix: 16)
    func chunked(
      _ name: String, _ outcomes: [String], deadline: Duration = Load.patience,
      play: @escaping Play
    ) -> Trick {
      Trick("chunks: " + name, step, outcomes, deadline: deadline) { connection in
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        play(connection)
      }
    }
    func sized(_ size: String, _ outcomes: String...) -> Trick {
      chunked("the size “\(size)”", outcomes) { connection in
        connection.send(Array((size + "\r\n").utf8) + body + Array("\r\n0\r\n\r\n".utf8))
      }
    }
    func trailing(_ name: String, _ outcomes: String..., line: String) -> Trick {
      chunked(name, outcomes) { connection in
        connection.send(Array((text + "\r\n").utf8) + body + Array("\r\n0\r\n\(line)\r\n\r\n".utf8))
      }
    }
    return [
      sized("ffffffffffffffff", "unreadable"), sized("7fffffffffffffff", "unreadable"),
      sized("10000000000000000", "unreadable"), sized("-5", "unreadable"),
      sized("0x\(text)", "unreadable"), sized(" \(text)", "unreadable", "a cat"),
      sized("", "unreadable"), sized("\(text)g", "unreadable", "a cat"),
      sized("0000000000\(text)", "a cat", "unreadable"),
      sized("\(text);a=\"\r\n\"", "unreadable", "a cat"), sized(text, "a cat"),
      chunked("an endless size", ["unreadable"]) { connection in
        while connection.send([UInt8](repeating: 48, count: 65_536)) {}
      },
      chunked("an endless extension", ["too long"], deadline: .milliseconds(500)) { connection in
        connection.send(text + ";")
        while connection.send([UInt8](repeating: 97, count: 65_536)) {}
      },
      chunked("no line break after a chunk", ["unreadable"]) { connection in
        connection.send(Array((text + "\r\n").utf8) + body + Array("0\r\n\r\n".utf8))
      },
      chunked("no end", ["unreadable"]) { connection in
        connection.send(Array((text + "\r\n").utf8) + body + Array("\r\n".utf8))
      },
      chunked("endless trailers", ["unreadable"]) { connection in
        connection.send(Array((text + "\r\n").utf8) + body + Array("\r\n0\r\n".utf8))
        while connection.send(String(repeating: "X-Cat: tabby\r\n", count: 5_000)) {}
      },
      chunked("an endless trailer", ["unreadable"]) { connection in
        connection.send(Array((text + "\r\n").utf8) + body + Array("\r\n0\r\nX-Cat: ".utf8))
        while connection.send([UInt8](repeating: 97, count: 65_536)) {}
      },
      chunked("a million chunks of a byte", ["unreadable"]) { connection in
        connection.send(String(repeating: "1\r\na\r\n", count: 1_000_000) + "0\r\n\r\n")
      },
      trailing("a type after the end", "a cat", line: "Content-Type: text/html"),
      trailing("a length after the end", "a cat", line: "Content-Length: 99999999999"),
      trailing("an encoding after the end", "a cat", line: "Content-Encoding: gzip, gzip"),
      trailing("a location after the end", "a cat", line: "Location: /there"),
      Trick("chunks and a length", step, "a cat", "unreadable") { connection in
        connection.send(
          "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n")
        connection.send(GoodAnswer.chunks(body))
      },
      Trick("chunked twice", step, "a cat", "unreadable") { connection in
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, chunked\r\n\r\n")
        connection.send(GoodAnswer.chunks(GoodAnswer.chunks(body)))
      },
    ]
  }
}
