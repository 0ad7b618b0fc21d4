/// The shells that completion scripts can be generated for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramDescription {
  /// The script with which a shell completes this program's command line.
  func completionScript(for shell: Shell) -> String {
    let script =
      switch shell {
      case .bash: BashCompletion(program: self).lines
      case .zsh: ZshCompletion(program: self).lines
      case .fish: FishCompletion(program: self).lines
      }
    return script.joined(separator: "\n") + "\n"
  }

  /// The prefix of all functions in a script, so that they don't clash with another program's.
  var functionName: String { "_" + name.replacing("-", with: "_") }
}

extension OptionDescription {
  /// The first sentence without its period, short enough for a list.
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

  /// The lines of a multiline string literal.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text in single quotes, safe for zsh and every POSIX shell.
  var quoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
