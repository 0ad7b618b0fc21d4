import SeededNumbers
import Testing

@testable import TerminalUI

@Suite("The decoder of keys")
struct KeyDecoderTests {
  nonisolated private static let cases: [(bytes: [UInt8], keys: [Key])] = [
    (utf8("aZ ~"), ["a", "Z", .space, "~"]),
    (utf8("é漢👍"), ["é", "漢", "👍"]),
    (utf8("\r\n\t\u{7F}\u{8}\u{3}"), [.enter, .enter, .tab, .backspace, .backspace, .interrupt]),
    (utf8("\u{0}\u{1A}\u{C}x"), ["x"]),
    (utf8("\u{85}x"), ["x"]),
    (utf8("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D"), [.up, .down, .right, .left]),
    (utf8("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OM"), [.up, .down, .right, .left, .enter]),
    (utf8("\u{1B}[1;5Ax"), [.up, "x"]),
    (utf8("\u{1B}[3~x\u{1B}[15;2~y\u{1B}[?1;2cz"), ["x", "y", "z"]),
    (utf8("\u{1B}[[Ax"), ["x"]),
    (utf8("\u{1B}OPx"), ["x"]),
    (utf8("\u{1B}bx\u{1B}éy"), ["x", "y"]),
    (utf8("\u{1B}\u{1B}[A"), [.escape, .up]),
    (utf8("\u{1B}]11;rgb:0/0/0\u{7}x\u{1B}]1\u{1B}\\y\u{1B}P1$r\u{1B}\\z"), ["x", "y", "z"]),
    (utf8("\u{1B}[200~q\u{3}\u{1B}[A\r\u{1B}[201~q"), [.paste("q\u{3}\u{1B}[A\r"), "q"]),
    (utf8("\u{1B}[200~\u{1B}[201~"), [.paste("")]),
    (utf8("\u{1B}[200~\u{1B}[20\u{1B}[201~"), [.paste("\u{1B}[20")]),
    (utf8("\u{1B}[201~x"), ["x"]),
    (utf8("\u{1B}[12\u{3}x"), [.interrupt, "x"]),
    (utf8("\u{1B}[1\u{1B}[A"), [.up]),
    ([0x61, 0xC3, 0x28], ["a", "�", "("]),
    ([0xC3, 0x1B, 0x5B, 0x41], ["�", .up]),
    ([0x80, 0xFF, 0xC0], ["�", "�", "�"]),
    ([0xED, 0xA0, 0x80, 0x61], ["�", "a"]),
    ([0xE6, 0xE6, 0xBC, 0xA2], ["�", "漢"]),
    ([0x1B, 0x5B, 0x31, 0xC3, 0xA9], ["é"]),
  ]

  nonisolated private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: cases)
  func `Bytes are keys wherever they are split`(bytes: [UInt8], keys: [Key]) {
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let decoded = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(decoded == keys)
    }
    var decoder = KeyDecoder()
    let oneByOne = bytes.flatMap { decoder.decode([$0]) }
    #expect(oneByOne == keys)
  }

  @Test func `Escape alone is recognised by time`() {
    var decoder = KeyDecoder()
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == 50)
    #expect(decoder.timeOut() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == ["q"])
  }

  @Test(arguments: [
    "\u{1B}]", "\u{1B}]11;rgb:0", "\u{1B}]11;rgb:0\u{1B}", "\u{1B}P", "\u{1B}_", "\u{1B}^",
    "\u{1B}X", "\u{1B}[", "\u{1B}[1;", "\u{1B}[[", "\u{1B}O",
  ])
  func `A sequence that doesn't go on is dropped, and the keys after it work`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.utf8(start)) == [])
    #expect(decoder.patience == 100)
    #expect(decoder.timeOut() == [])
    #expect(decoder.patience == nil)
    #expect(decoder.decode(Self.utf8("Aq")) == ["A", "q"])
  }

  @Test(arguments: [[0xC3], [0xF0, 0x9F, 0x91], [0x1B, 0xC3]] as [[UInt8]])
  func `The key after an unfinished character works`(start: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(start) == [])
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]).last == "q")
  }

  @Test(arguments: [("q", "q"), ("\u{3}", .interrupt), ("\r", .enter)] as [(String, Key)])
  func `A key after a long pause ends a paste that has no end`(typed: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.utf8("\u{1B}[200~text")) == [])
    #expect(decoder.patience == 1_000)
    #expect(decoder.timeOut() == [])
    #expect(decoder.patience == nil)
    #expect(decoder.decode(Self.utf8(typed)) == [.paste("text"), key])
  }

  @Test func `A paste that is slow goes on after a long pause`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.utf8("\u{1B}[200~one ")) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(Self.utf8("q\r")) == [])
    #expect(decoder.decode(Self.utf8("2")) == [])
    #expect(decoder.decode(Self.utf8("\u{1B}[201~q")) == [.paste("one q\r2"), "q"])
  }

  @Test func `A huge paste is limited`() {
    var decoder = KeyDecoder()
    let paste = Self.utf8("\u{1B}[200~") + Array(repeating: 0x61, count: 1_100_000)
    #expect(decoder.decode(paste) == [])
    let keys = decoder.decode(Self.utf8("\u{1B}[201~q"))
    #expect(keys == [.paste(String(repeating: "a", count: 1 << 20)), "q"])
  }

  @Test func `Any bytes are survived`() {
    var random = SeededGenerator(seed: 3)
    var decoder = KeyDecoder()
    for _ in 0..<50_000 {
      _ = decoder.decode([UInt8.random(in: .min ... .max, using: &random)])
    }
    _ = decoder.decode(Self.utf8("\u{1B}\u{1B}[201~\u{1B}[201~\u{7}\u{1B}\\"))
    #expect(decoder.decode([0x71]) == ["q"])
  }
}
