import Foundation
import PseudoTerminal
import SeededNumbers

/// Bytes that no user types.
extension AttackedProgram {
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  static func randomBytes(
    _ implementation: String, count: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    program.type(HostileBytes.random(count, using: &random))
    // Whatever it is in the middle of ends here, and so does the program.
    program.type(pasteEnd + [0x07, 0x03])
    await program.ends(.exited(0))
    return program.violations
  }

  /// Texts and sequences that arrive a byte at a time.
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

  /// The text is in the form, and then, if it is short enough, in the list.
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

  /// No key ends it, as Ctrl-C may be a part of the text, but a signal does.
  static func endlessPaste(
    _ implementation: String, count: Int, using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation, showsTyping: false)
    await program.showsFrame()
    let bytes = HostileBytes.random(count, using: &random).filter { $0 != 0x1B }
    // What the program leaves unread, its terminal obeys after the signal: Ctrl-S would stop all
    // output. So harmless letters come last, more than a terminal keeps, and typing is hidden.
    let letters = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
    program.type(Array("a".utf8) + pasteStart + bytes + letters)
    program.hasReadAll()
    program.run.send(SIGTERM)
    await program.ends(.killed(by: SIGTERM))
    return program.violations
  }

  /// Begins what is never ended, as Alt and a key do, and then the keys must work.
  static func unfinishedSequences(_ implementation: String) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    for start in HostileBytes.unfinished {
      program.forgetsFrames()
      program.type(start)
      if !program.answers("a", with: "Cancel") {
        program.violate(
          "takes no key after \(String(decoding: start, as: UTF8.self).debugDescription)")
        // No key would end it either.
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

  /// Types a key again and again, each time after a longer pause, until it has its effect.
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

  /// Bytes that are typed into the form, much faster than they are handled; Ctrl-C overtakes them.
  static func interruptedFlood(
    _ implementation: String, count: Int, within limit: Duration?,
    using random: inout SeededGenerator
  ) async throws -> [String] {
    let program = try todo(implementation)
    await program.showsFrame()
    // None that leaves the form.
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

  /// Typed one after the other, as a terminal that marks no pastes sends them.
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
