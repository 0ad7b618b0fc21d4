/// A program: its main command, which needs no name, and its named commands.
public struct ProgramDeclaration<Meaning>: Sendable {
  public let description: ProgramDescription
  private let main: CommandDeclaration<Meaning>
  private let commands: [CommandDeclaration<Meaning>]
  private let information: @Sendable (String) -> Meaning

  /// Declares a program.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - version: What `--version` prints.
  ///   - main: What it does when no command is named.
  ///   - commands: The named commands.
  ///   - information: Wraps text that is to be printed: help, a script, the manual.
  public init(
    _ name: String, version: String, main: CommandDeclaration<Meaning>,
    commands: [CommandDeclaration<Meaning>] = [],
    information: @escaping @Sendable (String) -> Meaning
  ) {
    description = ProgramDescription(
      name: name, version: version, main: main.description, commands: commands.map(\.description))
    self.main = main
    self.commands = commands
    self.information = information
  }

  /// Reads the words that follow the program's name.
  ///
  /// - Parameters:
  ///   - words: What the user wrote.
  ///   - isArgument: Whether a first word that resembles a command's name is an argument after all.
  /// - Returns: What they mean.
  /// - Throws: An error about the first word that is wrong.
  public func parse(
    _ words: [String], isArgument: (String) -> Bool = { _ in true }
  ) throws(UsageError) -> Meaning {
    if words.first == "help" { return information(try help(words.dropFirst())) }
    let command = command(of: words)
    if command.description.name.isEmpty, let first = words.first, isSlip(first),
      !isArgument(first)
    {
      throw .unknownCommand(first)
    }
    let rest = words.dropFirst(command.description.name.isEmpty ? 0 : 1)
    switch try reading(rest, by: command) {
    case .meaning(let meaning): return meaning
    case .request(let request): return information(answer(to: request, of: command.description))
    }
  }

  /// The three lines that explain a usage error to the user who typed these words.
  public func message(_ error: UsageError, for words: [String]) -> String {
    let command = command(of: words).description
    return UsageMessage(program: description.call(command), usage: description.usage(of: command))
      .text(error.sentence, unknown: error.unknown, among: candidates(for: error, in: command))
  }

  /// Whether a word looks like a mistyped command name; options and paths don't.
  private func isSlip(_ word: String) -> Bool {
    !word.hasPrefix("-") && !word.contains("/")
      && Suggestion.closest(to: word, among: description.commandNames) != nil
  }

  private func command(of words: [String]) -> CommandDeclaration<Meaning> {
    commands.first { $0.description.name == words.first } ?? main
  }
}

extension ProgramDeclaration {
  /// Reports an option of another command as out of place, not as unknown.
  private func reading(
    _ words: ArraySlice<String>, by command: CommandDeclaration<Meaning>
  ) throws(UsageError) -> Reading<Meaning> {
    do throws(UsageError) {
      return try command.read(words)
    } catch {
      guard case .unknownOption(let option) = error else { throw error }
      let isKnown = { (other: CommandDescription) in
        other.options.contains { $0.names.contains(option) }
      }
      let name = command.description.name
      guard let owner = ([main] + commands).map(\.description).first(where: isKnown) else {
        throw error
      }
      throw name.isEmpty
        ? .incomplete(option: option, needed: owner.name)
        : .incompatible(option: option, with: name)
    }
  }

  private func help(_ words: ArraySlice<String>) throws(UsageError) -> String {
    guard let name = words.first else { return description.help(of: main.description) }
    guard !commands.isEmpty else { throw .unexpectedArgument(name) }
    guard let command = commands.first(where: { $0.description.name == name }) else {
      throw .unknownCommand(name)
    }
    if let second = words.dropFirst().first { throw .unexpectedArgument(second) }
    return description.help(of: command.description)
  }

  private func answer(to request: StandardRequest, of command: CommandDescription) -> String {
    switch request {
    case .help: description.help(of: command)
    case .version: description.version + "\n"
    case .completionScript(let shell): description.completionScript(for: shell)
    case .manual: ManualPage(program: description).text
    }
  }

  private func candidates(for error: UsageError, in command: CommandDescription) -> [String] {
    switch error {
    case .unknownCommand: description.commandNames
    case .unknownOption: description.suggestedOptions(for: command)
    default: error.allowed
    }
  }
}
