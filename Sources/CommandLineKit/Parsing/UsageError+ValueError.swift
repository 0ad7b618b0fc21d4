extension UsageError {
  /// Says of which option a value is wrong, by the name that was written.
  init(_ error: ValueError, of option: OptionDescription, as name: String) {
    switch error {
    case .unexpected(let value):
      if let expected = option.value?.expected {
        self = .unfitValue(option: name, value: value, expected: expected)
      } else {
        self = .invalidValue(option: name, value: value, allowed: option.value?.allowed ?? [])
      }
    case .explained(let sentence, let word, let words):
      self = .explained(sentence, unknown: word, among: words)
    }
  }

  /// Says of which argument a word is wrong.
  init(_ error: ValueError, of argument: ArgumentDescription) {
    switch error {
    case .unexpected(let word):
      let value = argument.value
      self =
        value.allowed.isEmpty
        ? .unexpectedArgument(word)
        : .unknownArgument(
          word, for: value.name, allowed: value.allowed, others: value.others.flatMap(\.names))
    case .explained(let sentence, let word, let words):
      self = .explained(sentence, unknown: word, among: words)
    }
  }
}

extension String {
  /// Whether it can't be a value that stands by itself; a negative number can.
  var looksLikeOption: Bool {
    hasPrefix("-") && !(dropFirst().first?.isNumber ?? false)
  }
}
