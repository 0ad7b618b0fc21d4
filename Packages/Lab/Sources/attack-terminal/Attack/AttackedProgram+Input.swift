import Foundation
import PseudoTerminal
import SeededNumbers

/// Hostile input.
extension AttackedProgram {
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  static func randomBytes(
    _ implementation: String, count: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.type(HostileBytes.random(count, using: &random))
    // Ends whatever sequence the bytes are in the middle of, and then the program.
    program.type(pasteEnd + [0x07, 0x03])
    await program.ends(.exited(0))
    return program.violations
  }

  /// Text and sequences that arrive a byte at a time.
  static func splitBytes(_ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    for byte in Array("aé日👍🏽 whole\r".utf8) { program.type([byte]) }
    await program.shows("👍🏽")
    await program.shows("whole")
    for byte in Array("\u{1B}[A\u{1B}OB\u{1B}]0;title\u{7}\u{1B}P1$r\u{1B}\\".utf8) {
      program.type([byte])
    }
    for byte in [UInt8(ascii: "a")] + pasteStart + Array("pasted".utf8) + pasteEnd {
      program.type([byte])
    }
    program.type(pasteEnd + [0x03])
    await program.ends(.exited(0))
    return program.violations
  }

  /// The text appears in the form and then, if it is short enough, in the list.
  static func paste(
    _ implementation: String, _ bytes: [UInt8], thenShows answer: String = frameEnd
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.type(Array("a".utf8) + pasteStart + bytes + Array(" pasted".utf8) + pasteEnd)
    await program.shows("pasted")
    program.type("\r")
    await program.shows(answer)
    program.type("\u{1B}\u{3}")
    await program.ends(.exited(0))
    return program.violations
  }

  /// Ctrl-C may be part of the pasted text, so no key ends it, but a signal does.
  static func endlessPaste(
    _ implementation: String, count: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation, showsTyping: false)
    await program.showsFrame()
    let bytes = HostileBytes.random(count, using: &random).filter { $0 != 0x1B }
    // After the signal, the terminal interprets input that the program left unread: Ctrl-S would
    // stop all output. So harmless letters come last, more than a terminal buffers, without echo.
    let letters = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
    program.type(Array("a".utf8) + pasteStart + bytes + letters)
    program.hasReadAll()
    program.run.send(SIGTERM)
    await program.ends(.killed(by: SIGTERM))
    return program.violations
  }

  /// Starts sequences that never end, as Alt with a key does; then keys must still work.
  static func unfinishedSequences(_ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    for start in HostileBytes.unfinished {
      program.forgetsFrames()
      program.type(start)
      if !program.answers("a", with: "Cancel") {
        program.violate(
          "ignores keys after \(String(decoding: start, as: UTF8.self).debugDescription)")
        // No key would end the program either.
        return program.violations
      }
      program.forgetsFrames()
      program.type("\u{1B}")
      await program.showsFrame()
    }
    program.type("\u{3}")
    await program.ends(.exited(0))
    return program.violations
  }

  /// Presses a key repeatedly, after increasing pauses, until it has an effect.
  private func answers(_ key: String, with text: String) -> Bool {
    let start = seen
    for pause in 1...10 where !run.isOver {
      usleep(UInt32(pause) * 150_000)
      if self.text(from: start).contains(text) { return true }
      type(key)
      usleep(50_000)
      if self.text(from: start).contains(text) { return true }
    }
    return false
  }

  /// Types bytes into the form much faster than they are handled; Ctrl-C must overtake them.
  static func interruptedFlood(
    _ implementation: String, count: Int, within limit: Duration?,
    using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    // Without bytes that would leave the form.
    let bytes = HostileBytes.random(count, using: &random).filter {
      ![0x09, 0x0A, 0x0D, 0x1B].contains($0)
    }
    program.type(Array("a".utf8) + bytes + [0x03])
    let start = ContinuousClock.now
    await program.ends(.exited(0))
    let time = ContinuousClock.now - start
    if let limit, time > limit { program.violate("ends \(time) after Ctrl-C") }
    return program.violations
  }

  /// Types characters one by one, like a terminal that doesn't mark pastes.
  static func typed(_ implementation: String, _ text: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.type("a" + text + " typed")
    await program.shows("typed")
    program.type("\r\u{3}")
    await program.ends(.exited(0))
    return program.violations
  }
}
