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
