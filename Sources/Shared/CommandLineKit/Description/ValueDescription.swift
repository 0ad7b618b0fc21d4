/// The value of an option or an argument.
public struct ValueDescription: Sendable {
  /// The name shown between `<` and `>`.
  let name: String
  let expectation: Expectation
  let completion: Completion
  /// Whether it may be empty or look like an option.
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

  /// The allowed words, if the value is limited to some.
  var allowed: [String] {
    if case .oneOf(let words, _) = expectation { words } else { [] }
  }

  /// Further allowed words, which help lists separately.
  var others: [WordList] {
    if case .oneOf(_, let others) = expectation { others } else { [] }
  }

  /// The allowed words that an error can name: those that help lists separately may be many.
  var nameable: [String] { allowed.isEmpty ? others.flatMap(\.names) : allowed }

  /// A description of valid values, if there is one.
  var expected: String? {
    if case .described(let words) = expectation { words } else { nil }
  }
}

/// The values that are valid.
enum Expectation: Sendable {
  case text
  case oneOf([String], others: [WordList] = [])
  /// Described in words; the declaration's closure does the checking.
  case described(String)
}

/// Words accepted as an argument, which help lists under a title, each with an explanation.
public struct WordList: Sendable {
  let title: String
  let words: [(name: String, help: String)]

  var names: [String] { words.map { $0.name } }

  public init(_ title: String, _ words: [(name: String, help: String)]) {
    self.title = title
    self.words = words
  }
}

/// What a shell offers as completions of a value.
public struct Completion: Sendable {
  public enum Path: Sendable {
    case file, folder
  }

  let words: [String]
  let path: Path?

  public static let none = Completion(words: [], path: nil)
  public static let file = Completion(words: [], path: .file)
  public static let folder = Completion(words: [], path: .folder)

  /// These words, and paths too if `path` is given.
  public static func words(_ words: [String], or path: Path? = nil) -> Completion {
    Completion(words: words, path: path)
  }
}
