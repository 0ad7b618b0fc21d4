import HostileSupport
import Shared

extension Trick {
  /// Malformed and unusual header lines.
  static func heads(_ step: CatStep) -> [Trick] {
    let body = GoodAnswer.body(step)
    func head(_ name: String, _ outcomes: [String], _ lines: @escaping @Sendable () -> String)
      -> Trick
    {
      Trick(name, step, outcomes) { connection in
        let length = "Content-Length: \(body.count)\r\n"
        connection.send(Array(("HTTP/1.1 200 OK\r\n" + lines() + length + "\r\n").utf8) + body)
      }
    }
    let either = ["a cat", "unreadable"]
    return [
      head("a folded line", either) { "X-Cat: tabby,\r\n ginger\r\n" },
      head("a folded type", either) { "Content-Type:\r\n image/png\r\n" },
      head("a line of a megabyte", ["unreadable"]) {
        "X-Cat: \(String(repeating: "a", count: 1_000_000))\r\n"
      },
      head("a name of 90 KB", ["unreadable", "a cat"]) {
        String(repeating: "a", count: 90_000) + ": cat\r\n"
      },
      head("20,000 lines", either) { String(repeating: "X-Cat: tabby\r\n", count: 20_000) },
      head("a million lines", ["unreadable"]) { String(repeating: "a:\r\n", count: 1_000_000) },
      head("a NUL in a value", either) { "X-Cat: a\0b\r\n" },
      head("a NUL in a name", either) { "X-C\0at: a\r\n" },
      head("a carriage return alone", either) { "X-Cat: a\rb\r\n" },
      head("a line feed alone", ["a cat"]) { "X-Cat: a\n" },
      head("a line that looks like a status", either) { "HTTP/1.1 404 No: x\r\n" },
      head("a line that is a status", either) { "HTTP/1.1 404 No\r\n" },
      head("characters that aren't ASCII", ["a cat"]) { "X-Cat: \u{202E}🐈\u{85}\r\n" },
      head("a name with a blank", either) { "Content-Encoding : gzip\r\n" },
      head("10,000 cookies", either) {
        (0..<10_000).map { "Set-Cookie: c\($0)=a\r\n" }.joined()
      },
      head("no value", ["a cat"]) { "Content-Type:\r\nContent-Encoding:\r\n" },
      head("a retry after years", ["a cat"]) { "Retry-After: 999999999999\r\n" },
      head("another protocol", ["a cat"]) { "Upgrade: h2c\r\nAlt-Svc: h3=\":1\"\r\n" },
      head("HTTPS forever", ["a cat"]) { "Strict-Transport-Security: max-age=31536000\r\n" },
    ]
  }

  /// Malformed and unusual status lines.
  static func statuses(_ step: CatStep) -> [Trick] {
    let good = GoodAnswer.body(step)
    func first(_ line: String, _ outcomes: String...) -> Trick {
      let shown = line.prefix(24).map { $0.isASCII && !$0.isNewline ? $0 : "·" }
      return Trick("“\(String(shown))” first", step, outcomes) { connection in
        connection.send(Array((line + "\r\nContent-Length: \(good.count)\r\n\r\n").utf8) + good)
      }
    }
    return [
      first("HTTP/0.9 200 OK", "a cat", "unreadable"),
      first("HTTP/1.0 200 OK", "a cat"),
      first("HTTP/1.10 200 OK", "unreadable"),
      first("HTTP/2 200", "a cat", "unreadable"),
      first("HTTP/3 200", "a cat", "unreadable"),
      first("http/1.1 200 OK", "a cat", "unreadable"),
      first("HTTP/1.1  200 OK", "a cat", "unreadable"),
      first("HTTP/1.1\t200\tOK", "a cat", "unreadable"),
      first("HTTP/1.1 200\0OK", "a cat", "unreadable"),
      first("HTTP/1.1 2000 OK", "unreadable"),
      first("HTTP/1.1 -200 OK", "unreadable"),
      first("HTTP/1.1 000 OK", "unreadable"),
      first("HTTP/1.1 099 OK", "unreadable"),
      first("HTTP/1.1 200 \(String(repeating: "K", count: 1_000_000))", "unreadable"),
      first("ICY 200 OK", "unreadable"),
      first("RTSP/1.0 200 OK", "unreadable"),
      first("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "unreadable"),
      first("\0\0\u{6}\u{4}\0\0\0\0\0\0\u{3}\0\0\0d", "unreadable"),
      first("\r\nHTTP/1.1 200 OK", "a cat", "unreadable"),
      first("220 cats.example ESMTP", "unreadable"),
      Trick("only a body, as in HTTP/0.9", step, "unreadable") { $0.send(good) },
      Trick("an endless first line", step, "unreadable") { connection in
        connection.send("HTTP/1.1 200 ")
        while connection.send([UInt8](repeating: 75, count: 65_536)) {}
      },
      Trick("nothing but zeros, endless", step, "unreadable") { connection in
        while connection.send([UInt8](repeating: 0, count: 65_536)) {}
      },
    ]
  }
}
