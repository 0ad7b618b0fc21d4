/// A command: its description, and how its words are turned into a meaning.
public struct CommandDeclaration<Meaning>: Sendable {
  public let description: CommandDescription
  let read: @Sendable (ArraySlice<String>) throws(UsageError) -> Reading<Meaning>

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word that calls it; empty for what a program does without a command.
  ///   - overview: What it does, in one sentence.
  ///   - discussion: Further information, one paragraph per element.
  ///   - values: The defaults.
  ///   - arguments: Its positional arguments; optional ones come last.
  ///   - rest: Takes each word after `--`; without it, those words are further arguments.
  ///   - options: Its options, in groups.
  ///   - sections: Sections at the end of help and manual.
  ///   - meaning: Turns the values into what the command means.
  public init<Values: Sendable>(
    _ name: String = "", overview: String, discussion: [String] = [], values: Values,
    arguments: [ArgumentDeclaration<Values>] = [], rest: ArgumentDeclaration<Values>? = nil,
    options: [OptionGroup<Values>] = [], sections: [CommandDescription.Section] = [],
    meaning: @escaping @Sendable (Values) -> Meaning
  ) {
    description = CommandDescription(
      name: name, overview: overview, discussion: discussion,
      arguments: arguments.map(\.description), rest: rest?.description,
      groups: options.map(\.description), sections: sections)
    let declared = options.flatMap(\.options)
    read = { (words) throws(UsageError) in
      var reader = WordReader(
        arguments: arguments, rest: rest, options: declared, values: values)
      if let request = try reader.read(words) { return .request(request) }
      return .meaning(meaning(reader.values))
    }
  }
}

/// The result of reading a command's words.
enum Reading<Meaning> {
  case meaning(Meaning)
  case request(StandardRequest)
}
