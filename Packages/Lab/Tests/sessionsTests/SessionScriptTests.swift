import TerminalUI
import Testing

@testable import sessions
@testable import todo

@Suite("Sessions as text")
struct SessionScriptTests {
  @Test(arguments: UInt64(1)...60)
  func `What was written is read again`(seed: UInt64) throws {
    let steps = SessionGenerator.session(seed: seed, keys: 100).steps
    let script = SessionScript.text(of: steps)
    #expect(try SessionScript.parse(script) == steps)
    #expect(script.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
  }

  @Test func `A script of keys is one of a session`() throws {
    let script = "aBuy <lt>milk><enter><tab><up><down><left><right><backspace><space><esc>q"
    let keys = try KeyScript.parse(script).compactMap { step in
      if case .key(let key) = step { key } else { nil }
    }
    #expect(try SessionScript.parse(script) == keys.map { .key($0) })
    #expect(keys.count == 21)
  }

  @Test(
    arguments: [
      "<nope>", "<enter", "<size:x>", "<clock:soon>", "<fail:loads>", "<hand:mark>",
      "<hand:mark,-1>",
      "<program:add,2026-02-30,x>", "<address:x,y>", "<picture:0,256>", "<no-picture:0,why>",
      "<key:>",
    ])
  func `What can't be read is named`(word: String) {
    #expect(throws: SessionScript.Unreadable(word: word)) { try SessionScript.parse("a" + word) }
  }
}
