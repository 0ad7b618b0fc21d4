import Foundation
import PseudoTerminal
import SeededNumbers

/// Signals, from outside and from crashes.
extension AttackedProgram {
  static func endingSignal(_ signal: Int32, _ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.run.send(signal)
    await program.ends(.killed(by: signal))
    return program.violations
  }

  /// Before the first frame, during one, or twice at once.
  static func signalAtAnyMoment(
    _ implementation: String, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation, showsTyping: false)
    _ = program.recording
    if Bool.random(using: &random) { await program.showsFrame() }
    for _ in 0..<Int.random(in: 0...20, using: &random) { program.redraw() }
    if Bool.random(using: &random) { program.type("q") }
    usleep(.random(in: 0...30_000, using: &random))
    let signals = (0..<2).map { _ in SignalList.ending.randomElement(using: &random) ?? SIGTERM }
    for signal in signals { program.run.send(signal) }
    await program.ends(in: signals.map { .killed(by: $0) } + [.exited(0)])
    return program.violations
  }

  static func stoppingSignal(_ signal: Int32, _ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    for _ in 0..<2 {
      await program.showsFrame()
      program.run.send(signal)
      await program.stops(signal)
      program.forgetsFrames()
      program.run.send(SIGCONT)
    }
    await program.showsFrame()
    program.type("q")
    await program.ends(.exited(0))
    return program.violations
  }

  /// Stops in quick succession while it draws.
  static func stopStorm(
    _ implementation: String, rounds: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    for _ in 0..<rounds {
      program.redraw()
      let signal = SignalList.stopping.randomElement(using: &random) ?? SIGTSTP
      program.run.send(signal)
      await program.stops(signal)
      program.forgetsFrames()
      program.run.send(SIGCONT)
    }
    await program.showsFrame()
    program.type("q")
    await program.ends(.exited(0))
    return program.violations
  }

  /// A stop that no program can handle; its user resets the terminal and then continues it.
  static func unseenStop(_ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    let own = program.terminal.settings
    program.run.send(SIGSTOP)
    if await program.run.change() != .stopped(by: SIGSTOP) { program.violate("isn't stopped") }
    program.run.reset()
    program.forgetsFrames()
    program.run.send(SIGCONT)
    await program.showsFrame()
    if program.terminal.settings != own { program.violate("doesn't take over the terminal again") }
    program.type("q")
    await program.ends(.exited(0))
    return program.violations
  }

  static func harmlessSignal(_ signal: Int32, _ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.run.send(signal)
    program.type("aStill here\r")
    await program.shows("Still here")
    program.type("\u{3}")
    await program.ends(.exited(0))
    return program.violations
  }

  /// On a terminal of its own, where Ctrl-Z can't stop it because no shell could continue it.
  static func terminalSignals(_ implementation: String) async throws -> [String] {
    let program = try todo(implementation, hasOwnSession: true)
    await program.showsFrame()
    let own = program.terminal.settings
    program.forgetsFrames()
    program.type("\u{1A}")
    await program.showsFrame()
    if program.terminal.settings != own { program.violate("doesn't keep the terminal") }
    program.type("\u{1C}")
    await program.ends(.killed(by: SIGQUIT))
    return program.violations
  }

  static func crash(_ victim: Victim) async throws -> [String] {
    let program = try self.victim(victim)
    await program.showsFrame()
    program.type("c")
    await program.ends(in: victim.signals.map { .killed(by: $0) })
    return program.violations
  }

  /// Makes it draw everything again.
  func redraw() { run.send(SIGWINCH) }
}
