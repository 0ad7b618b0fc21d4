import Foundation
import PseudoTerminal
import Testing

/// The program itself, in a terminal.
@Suite("The program on a terminal")
struct TerminalTests {
  private static let start = "Quit\u{1B}[0m"
  private static let end = "\u{1B}[?1049l"

  @Test("It shows the app and ends with q")
  func showsAppEnds() async throws {
    let run = try TodoRun("mvc", "--store=memory", "--today=2026-11-21")
    #expect(await run.terminal.output(upTo: Self.start).contains("0 active, 0 done"))
    run.terminal.type("aBuy milk\r")
    #expect(await run.terminal.output(upTo: "Buy milk").contains("Today"))
    run.terminal.type("q")
    #expect(await run.end() == .init(reason: .exit, status: 0, isTerminalRestored: true))
  }

  @Test(
    "A signal ends it, and the terminal is as it was",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    ])
  func signalEndsTerminal(signal: Int32) async throws {
    let run = try TodoRun("mvc", "--store=memory")
    _ = await run.terminal.output(upTo: Self.start)
    run.send(signal)
    _ = await run.terminal.output(upTo: Self.end)
    let expected = TodoRun.End(
      reason: .uncaughtSignal, status: signal, isTerminalRestored: true)
    #expect(await run.end() == expected)
  }

  @Test("While it is stopped, the terminal is as it was")
  func whileStoppedTerminal() async throws {
    let run = try TodoRun("mvc", "--store=memory")
    for _ in 0..<2 {
      _ = await run.terminal.output(upTo: Self.start)
      #expect(!run.isTerminalRestored)
      run.send(SIGTSTP)
      _ = await run.terminal.output(upTo: Self.end)
      await run.stopped()
      #expect(run.isTerminalRestored)
      run.send(SIGCONT)
    }
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.type("q")
    #expect(await run.end() == .init(reason: .exit, status: 0, isTerminalRestored: true))
  }

  @Test("Ctrl-C ends it")
  func ctrlCEnds() async throws {
    let run = try TodoRun("viper", "--store=memory")
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.type("a\u{3}")
    #expect(await run.end() == .init(reason: .exit, status: 0, isTerminalRestored: true))
  }

  @Test("A link that is pasted opens; nothing typed is lost when it is refused")
  func linkPasted() async throws {
    let run = try TodoRun("viper-routes", "--store=memory", "--today=2026-11-21")
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.type("\u{1B}[200~todo://todos/add?title=Buy%20milk\u{1B}[201~")
    #expect(await run.terminal.output(upTo: "Cancel").contains("Buy milk"))
    run.terminal.type("!\u{1B}[200~todo://cats\u{1B}[201~")
    #expect(await run.terminal.output(upTo: "finish it first").contains("Couldn't open the link."))
    run.terminal.type("\r\r")
    _ = await run.terminal.output(upTo: "1 active")
    run.terminal.type("\u{1B}[200~todo://cats\u{1B}[201~")
    _ = await run.terminal.output(upTo: "l Load")
    run.terminal.type("q")
    #expect(await run.end() == .init(reason: .exit, status: 0, isTerminalRestored: true))
  }

  @Test("It ends when the terminal is gone")
  func endsTerminalGone() async throws {
    let run = try TodoRun("mvc", "--store=memory")
    _ = await run.terminal.output(upTo: Self.start)
    run.terminal.hangUp()
    #expect(await run.end().reason == .exit)
  }
}

/// One run of the program in a terminal of its own.
private final class TodoRun {
  struct End: Equatable {
    let reason: Process.TerminationReason
    let status: Int32
    let isTerminalRestored: Bool
  }

  let terminal: PseudoTerminal
  private let process = Process()
  private let settings: [UInt8]
  private let ends: AsyncStream<Void>

  init(_ arguments: String...) throws {
    terminal = try PseudoTerminal(columns: 80, rows: 10)
    settings = terminal.settings
    process.executableURL = Self.folder.appending(path: "todo")
    process.arguments = arguments
    process.environment = ["TERM": "xterm"]
    let side = FileHandle(fileDescriptor: terminal.program)
    process.standardInput = side
    process.standardOutput = side
    process.standardError = FileHandle.nullDevice
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    self.ends = ends
    process.terminationHandler = { _ in continuation.finish() }
    // Inherited, should somebody have the tests ignore them.
    for ending in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { signal(ending, SIG_DFL) }
    try process.run()
    // So that a test that fails ends.
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  var isTerminalRestored: Bool { terminal.settings == settings }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func end() async -> End {
    for await _ in ends {}
    return End(
      reason: process.terminationReason, status: process.terminationStatus,
      isTerminalRestored: isTerminalRestored)
  }

  /// Waits until the process is stopped.
  func stopped() async {
    let id = id_t(process.processIdentifier)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var info = siginfo_t()
        _ = waitid(P_PID, id, &info, WSTOPPED)
        continuation.resume()
      }
    }
  }

  /// Where the tests were built, and the program with them.
  private static var folder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
