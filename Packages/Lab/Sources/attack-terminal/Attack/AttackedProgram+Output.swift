import Foundation
import PseudoTerminal
import SeededNumbers

/// Terminals that change, go away, or whose output isn't read.
extension AttackedProgram {
  static func hangUp(
    _ implementation: String, isTold: Bool, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation, hasOwnSession: isTold)
    if Bool.random(using: &random) { await program.showsFrame() }
    program.redraw()
    program.terminal.hangUp()
    let change = await program.run.change()
    // It may notice by the signal, at the end of its input, or because a write fails.
    if ![.killed(by: SIGHUP), .exited(0), .exited(1)].contains(change) {
      program.violate("\(String(describing: change)) after the terminal went away")
    }
    return program.violations
  }

  /// Must end although its output isn't read; when it is read later, the terminal was restored.
  static func fullOutput(_ implementation: String, signal: Int32?) async throws -> [String] {
    let program = try todo(implementation, showsTyping: false)
    _ = await program.terminal.output(upTo: frameEnd)
    program.terminal.fill()
    if let signal {
      program.type("a")
      program.run.send(signal)
    } else {
      program.type("q")
    }
    let change = await program.run.change()
    let expected: TerminalRun.Change = signal.map { .killed(by: $0) } ?? .exited(0)
    if change != expected {
      program.violate("\(String(describing: change)) instead of \(expected)")
    }
    if !program.run.isTerminalRestored { program.violate("doesn't restore the settings") }
    let bytes = await program.recording.everything()
    // Discarded output may have begun anywhere, but its end is known.
    let end = Array("\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l".utf8)
    if !bytes.suffix(end.count).elementsEqual(end) { program.violate("doesn't leave its screen") }
    return program.violations
  }

  /// Thousands of sizes, starting at zero.
  static func resizing(
    _ implementation: String, times: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    let limits: [UInt16] = [0, 1, 2, 20, 80, 300, 1200, .max]
    for number in 0..<times {
      let columns = UInt16.random(in: 0...(limits[number % limits.count]), using: &random)
      let rows = UInt16.random(in: 0...min(300, limits[number / 3 % limits.count]), using: &random)
      program.terminal.resize(columns: columns, rows: rows)
      program.redraw()
    }
    // A single cell, with keys pressed in it.
    program.terminal.resize(columns: 1, rows: 1)
    program.redraw()
    program.type("jk")
    program.terminal.resize(columns: 80, rows: 24)
    program.forgetsFrames()
    program.redraw()
    await program.showsFrame()
    program.type("q")
    await program.ends(.exited(0))
    return program.violations
  }
}
