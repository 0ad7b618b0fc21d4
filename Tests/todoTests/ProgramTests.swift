import CommandLineKit
import Foundation
import Testing

@testable import todo

@Suite("The program")
@MainActor
struct ProgramTests {
  private static let usage = """
    Usage: todo <pattern> [--store <memory|path>] [--today <YYYY-MM-DD>] \
    [--first-weekday <monday|sunday>] [--cats <embedded|URL>] [--photos <folder>] \
    [--size <COLSxROWS>] [--open <URL>] [--keys <script>]
    See 'todo --help'.

    """

  private func run(_ arguments: String...) async -> Outcome { await Program.run(arguments) }

  @Test(
    arguments: [
      ([], "Missing a pattern: mvc, mvp, mvvm, mvi or viper."),
      (
        ["mvx"],
        "Unknown pattern 'mvx': it must be mvc, mvp, mvvm, mvi or viper."
      ),
      (
        ["vipr"],
        "Unknown pattern 'vipr': it must be mvc, mvp, mvvm, mvi or viper. Did you mean 'viper'?"
      ),
      (["mvc", "x\n\u{1B}[31m"], "Unexpected argument 'x��[31m'."),
      (["mvc", "--stroe", "x"], "Unknown option '--stroe'. Did you mean '--store'?"),
      (["mvc", "--colour"], "Unknown option '--colour'."),
      (["mvc", "--size"], "Missing value for '--size': COLSxROWS, each from 1 to 1000."),
      (
        ["mvc", "--size=0x0"],
        "Invalid value '0x0' for '--size': it must be COLSxROWS, each from 1 to 1000."
      ),
      (
        ["mvc", "--today=2026-02-30"],
        "Invalid value '2026-02-30' for '--today': it must be a day that exists, as YYYY-MM-DD."
      ),
      (
        ["mvc", "--keys", "a<entr>"],
        "Unknown key '<entr>' in the key script. Did you mean '<enter>'?"
      ),
      (
        ["mvc", "--keys", "a<ent"],
        "Missing '>' after '<ent' in the key script; write '<lt>' for a '<'."
      ),
    ])
  func `A usage error is three lines`(arguments: [String], message: String) async {
    let outcome = await Program.run(arguments)
    #expect(outcome == Outcome(errors: "Error: \(message)\n" + Self.usage, exitCode: 64))
  }

  @Test func `Help and version are output`() async {
    #expect(await run("--help") == Outcome(output: HelpTests.text))
    #expect(await run("--version") == Outcome(output: "0.1.0\n"))
    let description = Command.declaration.description
    let usage = description.usage(of: description.main)
    for option in description.main.options.flatMap(\.names) {
      #expect(HelpTests.text.contains(option) && usage.contains("[\(option) <"))
    }
  }

  @Test func `Frames are separated by a line`() async {
    let outcome = await run("mvc", "--store=memory", "--size=30x4", "--keys=2<frame>1q2")
    let lines = [
      " 1 Todos  [2 Cats]", "Cats", "", "l Load x Cancel e Edit q Quit",
      "---",
      "[1 Todos]  2 Cats", "Todos", "0 active, 0 done", "↑↓ a Add enter Edit space Done",
    ]
    let output = lines.map { line in
      line == "---" ? line : line + String(repeating: " ", count: 30 - line.count)
    }
    #expect(outcome == Outcome(output: output.joined(separator: "\n") + "\n"))
  }

  @Test func `Without a size a frame has 24 rows of 80 cells`() async {
    let output = await run("mvp", "--store=memory", "--keys=").output
    let rows = output.split(separator: "\n")
    #expect(rows.count == 24)
    #expect(rows.allSatisfy { $0.count == 80 })
  }

  @Test func `The day stands still`() async {
    let output = await run(
      "mvvm", "--store", "memory", "--today", "2026-11-21", "--keys",
      "aOne<tab><right><enter>aTwo<tab><right><right><enter>"
    ).output
    #expect(output.contains("Tomorrow") && output.contains("Next Week"))
  }

  @Test func `The first weekday decides what is next week`() async {
    let output = await run(
      "mvvm", "--store", "memory", "--today", "2026-11-20", "--first-weekday", "sunday", "--keys",
      "aOne<tab><right><right><enter>"
    ).output
    #expect(output.contains("Next Week"))
  }

  @Test func `What is stored is there again`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.sqlite").path(percentEncoded: false)
    let first = await run("mvi", "--store", path, "--keys", "aBuy milk<enter>")
    let second = await run("viper", "--store", path, "--keys", "")
    #expect(first.output.contains("[ ] Buy milk"))
    #expect(first == second)
  }

  @Test func `A store that cannot be opened is a failure`() async {
    let outcome = await run("mvc", "--store", "/dev/null/x", "--keys", "")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains("“/dev/null/x”"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
