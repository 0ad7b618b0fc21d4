import Testing

@testable import TerminalUI

@Suite("The encoder of frames")
struct FrameEncoderTests {
  private func frame(_ lines: [Line], columns: Int = 6) -> Frame {
    Frame(size: Size(columns: columns, rows: lines.count), lines: lines)
  }

  private func encode(_ frame: Frame, _ depth: ColorDepth = .none) -> String {
    var encoder = FrameEncoder(depth: depth)
    return text(encoder.encode(frame))
  }

  /// The text, with `^` for the escape character.
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `The first frame is drawn whole`() {
    #expect(
      encode(frame([Line("ab"), Line()]))
        == "^[0m^[2J^[1;1H^[0m^[2Kab^[2;1H^[0m^[2K^[0m")
  }

  @Test func `Only changed rows are drawn again`() {
    var encoder = FrameEncoder(depth: .none)
    _ = encoder.encode(frame([Line("ab"), Line("c")]))
    #expect(text(encoder.encode(frame([Line("ab"), Line("d")]))) == "^[2;1H^[0m^[2Kd^[0m")
    #expect(text(encoder.encode(frame([Line("ab"), Line("d")]))) == "")
  }

  @Test func `Another size is drawn whole`() {
    var encoder = FrameEncoder(depth: .none)
    _ = encoder.encode(frame([Line("ab")]))
    #expect(
      text(encoder.encode(frame([Line("ab")], columns: 7))) == "^[0m^[2J^[1;1H^[0m^[2Kab^[0m")
  }

  @Test func `What was forgotten is drawn whole`() {
    var encoder = FrameEncoder(depth: .none)
    _ = encoder.encode(frame([Line("ab")]))
    encoder.forget()
    #expect(text(encoder.encode(frame([Line("ab")]))) == "^[0m^[2J^[1;1H^[0m^[2Kab^[0m")
  }

  @Test func `Other characters are followed by a move`() {
    #expect(
      encode(frame([Line("a漢é.")]))
        == "^[0m^[2J^[1;1H^[0m^[2Ka漢^[1;4Hé^[1;5H.^[0m")
  }

  @Test func `Styles are set and ended`() {
    let line = Line("a", style: .bold) + Line("b", style: [.dimmed, .reversed]) + Line("c")
    #expect(
      encode(frame([line])) == "^[0m^[2J^[1;1H^[0m^[2K^[0;1ma^[0;2;7mb^[0mc^[0m")
  }

  @Test func `A warning is red where there are colors`() {
    let warning = frame([Line("!", style: .warning)])
    #expect(encode(warning).hasSuffix("^[0;1m!^[0m"))
    #expect(encode(warning, .palette256).hasSuffix("^[0;1;31m!^[0m"))
  }

  @Test func `Pictures are half blocks where there are colors`() {
    let pixels = PixelPair(
      top: RGB(red: 255, green: 0, blue: 1), bottom: RGB(red: 0, green: 128, blue: 255))
    let picture = frame([Line([Cell("▒", pixels: pixels)])], columns: 1)
    #expect(encode(picture).hasSuffix("^[2K▒^[1;2H^[0m"))
    #expect(encode(picture, .trueColor).hasSuffix("^[0;38;2;255;0;1;48;2;0;128;255m▀^[1;2H^[0m"))
    #expect(encode(picture, .palette256).hasSuffix("^[0;38;5;196;48;5;39m▀^[1;2H^[0m"))
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], ColorDepth.none),
      (["TERM": "xterm-256color"], .palette256),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
      (["COLORTERM": "truecolor", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .palette256),
      (["TERM": "xterm", "CLICOLOR_FORCE": "0"], .none),
      ([:], .none),
    ])
  func `The environment tells how many colors there are`(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }
}
