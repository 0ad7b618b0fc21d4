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
    let program = try todo(implementation)
    await program.showsFrame()
    let bytes = HostileBytes.random(count, using: &random).filter { $0 != 0x1B }
    program.type(Array("a".utf8) + pasteStart + bytes)
    program.hasReadAll()
    program.run.send(SIGTERM)
    await program.ends(.killed(by: SIGTERM))
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
