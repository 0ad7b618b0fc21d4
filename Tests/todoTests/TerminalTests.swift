import Foundation
import ProgramSupport
import PseudoTerminal
import Testing

/// The program itself in a terminal.
@Suite("The program on a terminal")
struct TerminalTests {
  private static let start = "Quit\u{1B}[0m"
  private static let end = "\u{1B}[?1049l"

  @Test func `It shows the app and ends with q`() async throws {
    let run = try Self.run("mvc", "--today=2026-11-21")
    #expect(await run.terminal.output(upTo: Self.start).contains("0 active, 0 done"))
    run.terminal.type("aBuy milk\r")
    #expect(await run.terminal.output(upTo: "Buy milk").contains("Today"))
    run.terminal.type("q")
    #expect(await run.change() == .exited(0))
    #expect(run.isTerminalRestored)
  }

  @Test(
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    ])
  func `A signal ends it, and the terminal is as it was`(signal: Int32) async throws {
    let run = try Self.run("mvc")
    _ = await run.terminal.output(upTo: Self.start)
    run.send(signal)
    _ = await run.terminal.output(upTo: Self.end)
    #expect(await run.change() == .killed(by: signal))
    #expect(run.isTerminalRestored)
  }

  @Test func `While it is stopped, the terminal is as it was`() async throws {
    let run = try Self.run("mvc")
    for _ in 0..<2 {
      _ = await run.terminal.output(upTo: Self.start)
      #expect(!run.isTerminalRestored)
      run.send(SIGTSTP)
      _ = await run.terminal.output(upTo: Self.end)
      #expect(await run.change() == .stopped(by: SIGTSTP))
      #expect(run.isTerminalRestored)
      run.send(SIGCONT)
    }
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.type("q")
    #expect(await run.change() == .exited(0))
    #expect(run.isTerminalRestored)
  }

  @Test func `Ctrl-C ends it`() async throws {
    let run = try Self.run("viper")
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.type("a\u{3}")
    #expect(await run.change() == .exited(0))
    #expect(run.isTerminalRestored)
  }

  @Test func `It ends when the terminal is gone`() async throws {
    let run = try Self.run("mvc")
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.hangUp()
    guard case .exited = await run.change() else {
      Issue.record("It was killed.")
      return
    }
  }

  private static func run(_ implementation: String, _ options: String...) throws -> TerminalRun {
    let program = BuiltProgram.named("todo")
    return try TerminalRun(program, [implementation, "--store=memory"] + options)
  }
}
