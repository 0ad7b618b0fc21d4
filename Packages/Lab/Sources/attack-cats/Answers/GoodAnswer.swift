import HostileSupport
import Shared

/// An answer that yields a cat.
struct GoodAnswer: Sendable {
  /// How the end of the body is marked, or where the body is.
  enum Form: String, CaseIterable, Sendable {
    case length
    case chunks
    case close
    case gzip
    case redirect
  }

  let step: CatStep
  let form: Form

  var name: String { "\(form) (\(step))" }

  init(_ step: CatStep, _ form: Form) {
    self.step = step
    self.form = form
  }

  static let all = CatStep.allCases.flatMap { step in Form.allCases.map { GoodAnswer(step, $0) } }

  var bytes: [UInt8] {
    let body = Self.body(step)
    let type = "Content-Type: \(step == .address ? "application/json" : "image/png")"
    return switch form {
    case .length: Self.head(type, "Content-Length: \(body.count)") + body
    case .chunks: Self.head(type, "Transfer-Encoding: chunked") + Self.chunks(body)
    case .close: Self.head(type, "Connection: close") + body
    case .gzip:
      Self.head(type, "Content-Encoding: gzip", "Content-Length: \(Self.gzip(body).count)")
        + Self.gzip(body)
    case .redirect:
      Self.head("Location: /there", "Content-Length: 0", status: "302 Found")
    }
  }

  static func body(_ step: CatStep) -> [UInt8] {
    switch step {
    case .address: Array(#"{"url": "/cat.png"}"#.utf8)
    case .picture: picture
    }
  }

  static func head(_ lines: String..., status: String = "200 OK") -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// Two chunks and the final empty one.
  static func chunks(_ body: [UInt8]) -> [UInt8] {
    let half = body.count / 2
    return [body[..<half], body[half...]].flatMap { piece in
      Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Array("\r\n".utf8)
    } + Array("0\r\n\r\n".utf8)
  }

  /// A complete gzip file, including its trailer.
  static func gzip(_ body: [UInt8]) -> [UInt8] {
    let sum = PNGBytes.chunk("", body).suffix(4).reversed()
    let size = PNGBytes.number(body.count).reversed()
    return FixedDeflate.gzip(PNGSample.deflated(body)).dropLast(4) + sum + size
  }

  private static let picture = PNGKind(colorType: 2, depth: 8, isInterlaced: false)
    .sample(width: 3, height: 2).file.bytes
}
