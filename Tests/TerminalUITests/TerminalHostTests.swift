import Foundation
import PseudoTerminal
import Testing

@testable import TerminalUI

/// Serialized, since a process has only one terminal.
@Suite("The host on a terminal", .serialized)
struct TerminalHostTests {
  private static let environment = ["TERM": "xterm"]
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  private let terminal: PseudoTerminal
  private let scene = FakeScene(
    Screen(title: "First", actions: [Screen.Action("a", title: "Add")]))
  private let window: Window

  init() throws {
    terminal = try PseudoTerminal(columns: 30, rows: 5)
    window = Window(tabs: [Tab(title: "One", key: "1", scene: scene)])
  }

  private func host(size: Size? = nil) throws -> TerminalHost {
    try TerminalHost(
      window: window, size: size, input: terminal.program, output: terminal.program,
      environment: Self.environment)
  }

  @Test func `It leaves the terminal as it was found`() async throws {
    let before = terminal.settings
    let host = try host()
    let running = Task { try await host.run() }
    let start = await terminal.output(upTo: "Quit\u{1B}[0m")
    #expect(start.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"))
    #expect(terminal.settings != before)
    terminal.type("q")
    try await running.value
    #expect(terminal.settings == before)
    #expect(await terminal.output(upTo: "1049l") == Self.leaving)
  }

  /// Otherwise Linux decides about the echo only when the settings may have been restored already.
  @Test func `The terminal flushes nothing for a signal's key`() {
    #expect(termios().raw.c_lflag & tcflag_t(NOFLSH) != 0)
  }

  /// Otherwise a shell would run it as commands.
  @Test(arguments: [true, false])
  func `What was typed before a signal's key is thrown away`(isKey: Bool) throws {
    try TerminalModes.prepare(input: terminal.program, output: terminal.program)
    defer { TerminalModes.finish() }
    try TerminalModes.enter()
    terminal.type("rm\r")
    terminal.awaitUnread(3)
    TerminalModes.giveUp(afterKey: isKey)
    TerminalModes.goOn()
    #expect(terminal.unreadCount == (isKey ? 0 : 3))
  }

  @Test func `Keys reach the window, and changes the screen`() async throws {
    let host = try host()
    let running = Task { try await host.run() }
    _ = await terminal.output(upTo: "Quit\u{1B}[0m")
    scene.screen.title = "Second"
    #expect(await terminal.output(upTo: "Second").contains("\u{1B}[2;1H"))
    terminal.type("aé\u{1B}[Aa\u{3}")
    try await running.value
    #expect(scene.keys == ["a", "a"])
  }

  @Test
  func `Ctrl-C is seen before the keys that were typed earlier and still wait`() async throws {
    scene.onPress = { [scene, terminal] in
      scene.onPress = {}
      // The rest is more than a terminal buffers, so Ctrl-C must have been read in the end.
      let letters = String(repeating: "a", count: 200_000)
      terminal.type(letters + "\u{3}" + letters)
    }
    let host = try host()
    let running = Task { try await host.run() }
    _ = await terminal.output(upTo: "Quit\u{1B}[0m")
    terminal.type("a")
    try await running.value
    #expect(scene.keys.count == 1)
  }

  @Test func `A new size is drawn whole`() async throws {
    let host = try host()
    let running = Task { try await host.run() }
    _ = await terminal.output(upTo: "Quit\u{1B}[0m")
    terminal.resize(columns: 20, rows: 3)
    kill(getpid(), SIGWINCH)
    let output = await terminal.output(upTo: "Quit\u{1B}[0m")
    #expect(output.contains("\u{1B}[2J") && output.contains("\u{1B}[3;1H"))
    #expect(!output.contains("\u{1B}[4;1H"))
    terminal.type("q")
    try await running.value
  }

  @Test func `After a resize to the same size, everything is drawn again`() async throws {
    let host = try host()
    let running = Task { try await host.run() }
    _ = await terminal.output(upTo: "Quit\u{1B}[0m")
    kill(getpid(), SIGWINCH)
    #expect(await terminal.output(upTo: "Quit\u{1B}[0m").hasPrefix("\u{1B}[0m\u{1B}[2J"))
    terminal.type("q")
    try await running.value
  }

  @Test func `A lone escape is a key`() async throws {
    scene.screen.alert = Screen.Alert(.notice, "Read this.")
    let host = try host()
    let running = Task { try await host.run() }
    _ = await terminal.output(upTo: "Quit\u{1B}[0m")
    terminal.type("\u{1B}")
    _ = await terminal.output(upTo: "Add  q Quit\u{1B}[0m")
    #expect(scene.answers == [false])
    terminal.type("q")
    try await running.value
  }

  @Test func `A size of its own is kept within the terminal`() async throws {
    let host = try host(size: Size(columns: 100, rows: 2))
    let running = Task { try await host.run() }
    let output = await terminal.output(upTo: "Quit\u{1B}[0m")
    #expect(output.contains("\u{1B}[2;1H") && !output.contains("\u{1B}[3;1H"))
    terminal.type("q")
    try await running.value
  }

  @Test func `Without a terminal, it is refused`() throws {
    #expect(throws: TerminalError.noTerminal) {
      try TerminalHost(window: window, input: -1, output: -1, environment: Self.environment)
    }
    #expect(throws: TerminalError.noTerminal) {
      try TerminalHost(
        window: window, input: terminal.program, output: terminal.program,
        environment: ["TERM": "dumb"])
    }
  }
}
