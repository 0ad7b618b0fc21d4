/// A command: what is said about it, and how its words become what it means.
public struct CommandDeclaration<Meaning>: Sendable {
  public let description: CommandDescription
  let read: @Sendable (ArraySlice<String>) throws(UsageError) -> Reading<Meaning>

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word that calls it; none for what a program does without a command.
  ///   - overview: What it does, in one sentence.
  ///   - discussion: What else there is to know, a paragraph each.
  ///   - values: What holds when nothing is given.
  ///   - arguments: What it takes without a name; those that may be left out come last.
  ///   - rest: What it takes after `--`, a word at a time; without it, more arguments stand there.
  ///   - options: What it takes by names.
  ///   - sections: What stands at the end of help and manual.
  ///   - meaning: Makes of the values what the command means.
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

/// What the words of a command turned out to ask for.
enum Reading<Meaning> {
  case meaning(Meaning)
  case request(StandardRequest)
}
