import CommandLineKit
import Foundation
import Implementations
import ProgramSupport
import PseudoTerminal
import TerminalUI
import Testing

@testable import todo

@Suite("Links of the program")
@MainActor
struct LinkTests {
  private func run(_ arguments: String...) async -> Outcome { await Program.run(arguments) }

  /// The first line of a usage error.
  private func refusal(_ outcome: Outcome) -> String? {
    guard outcome.exitCode == 64, outcome.output.isEmpty else { return nil }
    return outcome.errors.split(separator: "\n").first.map(String.init)
  }

  @Test func `At the start a link opens a form, and keys go there`() async {
    let outcome = await run(
      "viper-routes", "--store=memory", "--today=2026-11-21",
      "--open=todo://todos/add?title=Buy%20milk&due=2026-11-22", "--keys", "<frame><enter>")
    let frames = outcome.output.components(separatedBy: "---\n")
    #expect(frames.first?.contains("Add Todo") == true)
    #expect(frames.last?.contains("Tomorrow") == true)
    #expect(frames.last?.contains("[ ] Buy milk") == true)
    #expect(outcome.exitCode == 0)
  }

  @Test func `In a script links open while it runs, and a bad one is a notice`() async {
    let outcome = await run(
      "viper-routes", "--store=memory", "--keys",
      "<open:todo://cats><frame><open:todo://dogs><frame><enter><open:todo://todos>")
    let frames = outcome.output.components(separatedBy: "---\n")
    #expect(frames.count == 3)
    #expect(frames.first?.contains("[2 Cats]") == true)
    #expect(frames.dropFirst().first?.contains("host “dogs” is unknown") == true)
    #expect(frames.last?.contains("[1 Todos]") == true)
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: Implementation.allCases.filter { !$0.opensLinks })
  func `A pattern that opens no links says which do, and makes no file`(
    implementation: Implementation
  ) async throws {
    try await withFolder { folder in
      let path = folder + "/a.sqlite"
      for (given, word) in [
        (["--open", "todo://cats", "--keys", ""], "--open"),
        (["--keys", "a<open:todo://cats>"], "<open:todo://cats>"),
      ] {
        let outcome = await Program.run([implementation.rawValue, "--store", path] + given)
        #expect(
          refusal(outcome)
            == "Error: '\(implementation.rawValue)' opens no links, so '\(word)' needs another"
            + " pattern: viper-routes.")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == [])
    }
  }

  @Test(arguments: Implementation.allCases)
  func `The window of a pattern opens links if the pattern says so`(
    implementation: Implementation
  ) throws {
    let options = Options(implementation: implementation, store: .memory)
    let window = implementation.window(in: try options.environment())
    #expect((window.links != nil) == implementation.opensLinks)
  }

  @Test(
    arguments: [
      ("todo://dogs", "The link's host “dogs” is unknown; it must be “todos” or “cats”."),
      ("todo://todos/1", "There is no todo with the id 1."),
      (
        "todo://todos/add?due=2026-11-20",
        "The link's day “2026-11-20” is past; a new todo is due today or later."
      ),
      ("x", "“x” isn't a link: a link begins with “todo://”."),
    ])
  func `A bad link is a usage error, and makes no file`(
    link: String, message: String
  ) async throws {
    try await withFolder { folder in
      let outcome = await run(
        "viper-routes", "--store", folder + "/a.sqlite", "--today", "2026-11-21", "--open", link,
        "--keys", "<frame>")
      #expect(refusal(outcome) == "Error: " + message)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == [])
    }
  }

  @Test
  func `A todo that is stored opens by its id, and one that isn't changes nothing`() async throws {
    try await withFolder { folder in
      let path = folder + "/a.sqlite"
      _ = await run("mvc", "--store", path, "--keys", "aBuy milk<enter>")
      let opened = await run("viper-routes", "--store", path, "--open=todo://todos/1", "--keys", "")
      #expect(opened.output.contains("Edit Todo") && opened.output.contains("Buy milk"))
      let before = try Data(contentsOf: URL(filePath: path))
      let missing = await run(
        "viper-routes", "--store", path, "--open=todo://todos/2", "--keys", "")
      #expect(refusal(missing) == "Error: There is no todo with the id 2.")
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  @Test
  func `A link that is pasted opens; nothing typed is lost when it is refused`() async throws {
    let run = try TerminalRun(
      BuiltProgram.named("todo"),
      ["viper-routes", "--store=memory", "--today=2026-11-21"])
    _ = await run.terminal.output(upTo: "q Quit")
    run.terminal.type("\u{1B}[200~todo://todos/add?title=Buy%20milk\u{1B}[201~")
    #expect(await run.terminal.output(upTo: "Cancel").contains("Buy milk"))
    run.terminal.type("!\u{1B}[200~todo://cats\u{1B}[201~")
    #expect(await run.terminal.output(upTo: "finish it first").contains("Couldn't open the link."))
    run.terminal.type("\r\r")
    _ = await run.terminal.output(upTo: "1 active")
    run.terminal.type("\u{1B}[200~todo://cats\u{1B}[201~")
    _ = await run.terminal.output(upTo: "l Load")
    run.terminal.type("q")
    #expect(await run.change() == .exited(0))
    #expect(run.isTerminalRestored)
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }
}
