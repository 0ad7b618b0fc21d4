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
