import Foundation
import Implementations
import TerminalUI

/// The commands that repeat a session.
nonisolated struct Replay: Sendable {
  let session: Session

  /// For this program, which can play every session.
  func sessionsLine(_ implementations: [Implementation]) -> String {
    var words = ["swift run --package-path Packages/Lab -c release sessions"]
    words += implementations.map { "--implementation " + $0.rawValue }
    words += setupWords
    if session.setup.heedsCancelling { words.append("--heeds-cancelling") }
    return words.joined(separator: " ")
      + " --replay " + Self.quoted(SessionScript.text(of: session.steps))
  }

  /// For the app itself, unless a key script can't express the session.
  func todoLine(_ implementation: Implementation) -> String? {
    guard let keys = keyScript else { return nil }
    let isPattern = Implementation.patterns.contains(implementation)
    let program = isPattern ? "swift run todo" : "swift run --package-path Packages/Forms todo"
    let words = [program, implementation.rawValue] + setupWords
    return words.joined(separator: " ") + " --keys " + Self.quoted(keys)
  }

  private var setupWords: [String] {
    let setup = session.setup
    return [
      "--store", setup.store.rawValue, "--today", setup.today.iso, "--first-weekday",
      setup.startsOnSunday ? "sunday" : "monday", "--size",
      "\(setup.size.columns)x\(setup.size.rows)",
    ]
  }

  private var keyScript: String? {
    guard session.setup.store == .memory, session.setup.size.columns > 0,
      session.setup.size.rows > 0
    else { return nil }
    var model = AppModel(session.setup)
    model.take(.launch)
    for step in session.steps {
      guard case .key(let key) = step else { return nil }
      if case .paste = key { return nil }
      if key == .interrupt { return nil }
      model.take(step)
    }
    // The app's own cats answer at other times.
    if model.cats.waiting.hasAsked { return nil }
    return session.steps.map { step in
      if case .key(.character(let character)) = step, character != "<" {
        String(character)
      } else {
        SessionScript.text(of: [step])
      }
    }.joined()
  }

  /// Quotes any text for a shell.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    if isPlain { return "'" + text.replacing("'", with: #"'\''"#) + "'" }
    let bytes = text.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && !#"\'"#.utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : String(format: #"\x%02x"#, Int(byte))
    }
    return "$'" + bytes.joined() + "'"
  }
}
