/// Everything that is said about a command; help, usage, completions and manual are made of it.
public struct CommandDescription: Sendable {
  /// Empty for the command that needs no name.
  public let name: String
  /// One sentence.
  let overview: String
  /// A paragraph each.
  let discussion: [String]
  let arguments: [ArgumentDescription]
  /// What the words after `--` are, where they are nobody else's.
  let rest: ArgumentDescription?
  let groups: [Group]
  let sections: [Section]

  /// Its own options, without those that every command has.
  public var options: [OptionDescription] { groups.flatMap(\.options) }

  /// What its arguments may be besides what their own lines say.
  var wordLists: [WordList] { arguments.flatMap(\.value.others) }

  /// Its arguments, and what follows `--`.
  var allArguments: [ArgumentDescription] { arguments + [rest].compactMap(\.self) }

  /// Options that belong together.
  struct Group: Sendable {
    let title: String
    let options: [OptionDescription]
  }

  /// Something more to say, at the end.
  public struct Section: Sendable {
    let title: String
    let text: String

    public init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }
  }
}
