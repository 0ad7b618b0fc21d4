import HostileSupport
import Shared

extension Trick {
  /// Answers with other contents than requested.
  static func kinds(_ step: CatStep) -> [Trick] {
    func kind(_ name: String, _ body: [UInt8], _ outcome: String, type: String? = nil) -> Trick {
      Trick(name, step, [outcome]) { connection in
        connection.answer(body, headers: type.map { ["Content-Type: \($0)"] } ?? [])
      }
    }
    let isPicture = step == .picture
    let other = GoodAnswer.body(isPicture ? .address : .picture)
    func named(_ name: String) -> String { isPicture ? "not supported: \(name)" : "unreadable" }
    return [
      kind("nothing", [], "unreadable"),
      kind("the other step's answer", other, "unreadable"),
      kind(
        "the other step's answer with the right type", other, "unreadable",
        type: isPicture ? "image/png" : "application/json"),
      kind(
        "HTML with the right type", Array("<html></html>".utf8), "unreadable",
        type: isPicture ? "image/png" : "application/json"),
      kind(
        "the right body with the wrong type", GoodAnswer.body(step), "unreadable",
        type: "text/html"),
      kind(
        "the right body with a type of 90 KB", GoodAnswer.body(step), "unreadable",
        type: String(repeating: "a", count: 90_000)),
      kind("JPEG", [0xFF, 0xD8, 0xFF, 0xE0], named("JPEG")),
      kind(
        "JPEG with the right type", [0xFF, 0xD8, 0xFF, 0xE0], named("JPEG"),
        type: isPicture ? "image/png" : "application/json"),
      kind("GIF", Array("GIF89a".utf8), named("GIF")),
      kind("a drawing", Array("<svg onload='cat()'/>".utf8), named("SVG")),
      kind("WebP", Array("RIFF\0\0\0\0WEBP".utf8), named("WebP")),
      kind("HEIC", Array("\0\0\0\u{18}ftypheic".utf8), named("HEIC")),
      kind("nine megabytes of zeros", [UInt8](repeating: 0, count: 9_000_000), "unreadable"),
    ]
  }

  /// Slow answers, which only the deadline ends.
  static func delays(_ step: CatStep) -> [Trick] {
    func slow(_ name: String, _ start: String, drip: String) -> Trick {
      Trick("drips " + name, step, ["too long"], deadline: .milliseconds(300)) { connection in
        connection.send(start)
        while connection.pause(milliseconds: 10), connection.send(drip) {}
      }
    }
    let head = "HTTP/1.1 200 OK\r\n"
    return [
      slow("the first line", "HTTP/1.1 200 ", drip: "O"),
      slow("hints", "", drip: "HTTP/1.1 100 Continue\r\n\r\n"),
      slow("lines of a head", head, drip: "a:\r\n"),
      slow("the size of a piece", head + "Transfer-Encoding: chunked\r\n\r\n5;", drip: "a"),
      slow("pieces", head + "Transfer-Encoding: chunked\r\n\r\n", drip: "1\r\na\r\n"),
      slow("trailers", head + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n", drip: "a:\r\n"),
      slow("a body", head + "\r\n", drip: "a"),
      Trick("drips redirects", step, ["too long"], deadline: .milliseconds(300)) { connection in
        _ = connection.pause(milliseconds: 200)
        connection.redirect(to: "/1")
      }.drippingElsewhere,
    ]
  }

  private var drippingElsewhere: Trick {
    var trick = self
    trick.playElsewhere = play
    return trick
  }
}
