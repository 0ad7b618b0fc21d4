import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import compare

@Suite("What other programs print")
struct HostileOutputTests {
  private func shown(_ failure: Failure) -> String {
    failure.message(for: [], of: CompareProgram.declaration)
  }

  @Test func `No control character reaches the terminal`() {
    let failure = Failure("The \u{1B}[31mline\u{202E}.", output: "\u{1B}]0;title\u{7}\r\n\ta\n\nb")
    #expect(
      shown(failure)
        == "\u{FFFD}]0;title\u{FFFD}\n a\n\nb\nError: The \u{FFFD}[31mline\u{FFFD}.\n")
  }

  @Test func `Nor does one of a note, whose names may be anything`() {
    let note = Note(.partial, "\u{1B}[31mA.swift\n changed", of: "App\u{7}")
    #expect(note.line == "App\u{FFFD}: \u{FFFD}[31mA.swift\u{FFFD} changed")
  }

  @Test func `Of much, the first and the last is shown`() {
    let lines = (1...1_000).map { "line \($0)" }.joined(separator: "\n")
    let much = shown(Failure("x.", output: lines)).split(separator: "\n")
    #expect(much.count == 202)
    #expect(much[99...101] == ["line 100", "… 800 lines are left out …", "line 901"])
    let long = shown(Failure("x.", output: String(repeating: "y", count: 1_000_000)))
    #expect(long.count < 3_000)
  }

  @Test func `What a child prints fills no memory: the last of it is kept`() throws {
    let outcome = try Children().run(
      Invocation(
        path: "/bin/sh", arguments: ["-c", "head -c 40000000 /dev/zero >&2; echo end >&2"],
        folder: "/"))
    #expect(outcome.transcript.count <= 32 << 20)
    #expect(outcome.transcript.suffix(4) == Array("end\n".utf8)[...])
  }
}
