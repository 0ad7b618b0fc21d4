/// What an option or an argument takes.
public struct ValueDescription: Sendable {
  /// What stands between `<` and `>`.
  let name: String
  let expectation: Expectation
  let completion: Completion
  /// Whether it may be empty, or look like an option.
  let isAnything: Bool

  init(
    _ name: String, _ expectation: Expectation = .text, completion: Completion = .none,
    isAnything: Bool = false
  ) {
    self.name = name
    self.expectation = expectation
    self.isAnything = isAnything
    if case .oneOf(let words, let others) = expectation {
      self.completion = .words(words + others.flatMap(\.names))
    } else {
      self.completion = completion
    }
  }

  /// The words that it must be one of, if it must.
  var allowed: [String] {
    if case .oneOf(let words, _) = expectation { words } else { [] }
  }

  /// The words that it may be besides, which have lists of their own.
  var others: [WordList] {
    if case .oneOf(_, let others) = expectation { others } else { [] }
  }

  /// What it must be, in words, if they say it.
  var expected: String? {
    if case .described(let words) = expectation { words } else { nil }
  }
}

/// What a value must be.
enum Expectation: Sendable {
  case text
  case oneOf([String], others: [WordList] = [])
  /// What these words say; the declaration brings what checks it.
  case described(String)
}
