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

/// Words that an argument may be, which help lists below a title, each with what is said about it.
public struct WordList: Sendable {
  let title: String
  let words: [(name: String, help: String)]

  var names: [String] { words.map { $0.name } }

  public init(_ title: String, _ words: [(name: String, help: String)]) {
    self.title = title
    self.words = words
  }
}

/// What a shell can offer for a value.
public struct Completion: Sendable {
  public enum Path: Sendable {
    case file, folder
  }

  let words: [String]
  let path: Path?

  public static let none = Completion(words: [], path: nil)
  public static let file = Completion(words: [], path: .file)
  public static let folder = Completion(words: [], path: .folder)

  /// These words, and perhaps paths besides.
  public static func words(_ words: [String], or path: Path? = nil) -> Completion {
    Completion(words: words, path: path)
  }
}
