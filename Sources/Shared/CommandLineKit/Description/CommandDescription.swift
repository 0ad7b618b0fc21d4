/// The description of a command, from which help, usage, completions and manual are made.
public struct CommandDescription: Sendable {
  /// Empty for the main command, which needs no name.
  public let name: String
  /// One sentence.
  let overview: String
  /// One paragraph per element.
  let discussion: [String]
  let arguments: [ArgumentDescription]
  /// Describes the words after `--`, if they aren't ordinary arguments.
  let rest: ArgumentDescription?
  let groups: [Group]
  let sections: [Section]

  /// Its own options, without the standard ones that every command has.
  public var options: [OptionDescription] { groups.flatMap(\.options) }

  /// Values of its arguments that are listed separately in help.
  var wordLists: [WordList] { arguments.flatMap(\.value.others) }

  /// Its arguments and the words after `--`.
  var allArguments: [ArgumentDescription] { arguments + [rest].compactMap(\.self) }

  /// Options that belong together.
  struct Group: Sendable {
    let title: String
    let options: [OptionDescription]
  }

  /// Additional text at the end of help and manual.
  public struct Section: Sendable {
    let title: String
    let text: String

    public init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }
  }
}
