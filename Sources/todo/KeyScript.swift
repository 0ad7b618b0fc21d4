import CommandLineKit
import TerminalUI

/// One step of a key script.
enum KeyStep: Equatable, Sendable {
  case key(Key)
  /// Wait until no work is going on.
  case wait
  /// Record what the window looks like.
  case frame
}

/// Reads key scripts: every character is a key, and words in angle brackets are what has no
/// character.
enum KeyScript {
  static let words: [String: KeyStep] = [
    "<enter>": .key(.enter),
    "<esc>": .key(.escape),
    "<tab>": .key(.tab),
    "<space>": .key(.space),
    "<up>": .key(.up),
    "<down>": .key(.down),
    "<left>": .key(.left),
    "<right>": .key(.right),
    "<backspace>": .key(.backspace),
    "<lt>": .key("<"),
    "<wait>": .wait,
    "<frame>": .frame,
  ]

  /// The script that has these steps.
  static func text(of steps: some Sequence<KeyStep>) -> String {
    steps.map { step in
      if case .key(.character(let character)) = step, character != "<" { return String(character) }
      return words.first { $0.value == step }?.key ?? ""
    }.joined()
  }

  static func parse(_ script: String) throws(ValueError) -> [KeyStep] {
    var steps: [KeyStep] = []
    var rest = script[...]
    while let character = rest.first {
      if character == "<" {
        guard let end = rest.firstIndex(of: ">") else {
          let shown = rest.count > 20 ? rest.prefix(20) + "…" : rest
          throw .unclosedKey(String(shown))
        }
        let word = String(rest[...end])
        guard let step = words[word] else { throw .unknownKey(word) }
        steps.append(step)
        rest = rest[rest.index(after: end)...]
      } else {
        steps.append(.key(.character(character)))
        rest.removeFirst()
      }
    }
    return steps
  }
}

extension ValueError {
  static func unknownKey(_ word: String) -> Self {
    .explained(
      "Unknown key '\(word)' in the key script.", unknown: word,
      among: KeyScript.words.keys.sorted())
  }

  static func unclosedKey(_ rest: String) -> Self {
    .explained("Missing '>' after '\(rest)' in the key script; write '<lt>' for a '<'.")
  }
}
