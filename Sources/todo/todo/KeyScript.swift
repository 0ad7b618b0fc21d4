import CommandLineKit
import TerminalUI

/// One step of a key script.
enum KeyStep: Equatable, Sendable {
  case key(Key)
  /// Open a link, as if it came from outside.
  case open(String)
  /// Wait until no work is in progress.
  case wait
  /// Capture a frame of the window.
  case frame
}

/// Parses key scripts: each character is a key, and words in angle brackets stand for steps that
/// have no character.
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

  private static let openStart = "<open:"

  /// The script for these steps.
  static func text(of steps: some Sequence<KeyStep>) -> String {
    steps.map { step in
      switch step {
      case .key(.character(let character)) where character != "<": String(character)
      case .open(let link): openStart + link + ">"
      default: words.first { $0.value == step }?.key ?? ""
      }
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
        guard let step = words[word] ?? open(word) else { throw .unknownKey(word) }
        steps.append(step)
        rest = rest[rest.index(after: end)...]
      } else {
        steps.append(.key(.character(character)))
        rest.removeFirst()
      }
    }
    return steps
  }

  private static func open(_ word: String) -> KeyStep? {
    word.hasPrefix(openStart) ? .open(String(word.dropFirst(openStart.count).dropLast())) : nil
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
