/// The shells that can complete what is written.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramDescription {
  /// The script that a shell reads to complete this program's words.
  func completionScript(for shell: Shell) -> String {
    let script =
      switch shell {
      case .bash: BashCompletion(program: self).lines
      case .zsh: ZshCompletion(program: self).lines
      case .fish: FishCompletion(program: self).lines
      }
    return script.joined(separator: "\n") + "\n"
  }

  /// What all functions of a script begin with, so that they meet no other program's.
  var functionName: String { "_" + name.replacing("-", with: "_") }
}

extension OptionDescription {
  /// The first sentence, without its period: what fits in a list.
  var summary: String { help.firstSentence }
}

extension CommandDescription {
  var summary: String { overview.firstSentence }
}

extension String {
  fileprivate var firstSentence: String {
    let sentence = firstRange(of: ". ").map { self[..<$0.lowerBound] } ?? self[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  /// The lines of a text that was written as one.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text between single quotes, as zsh and every POSIX shell read it.
  var quoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
