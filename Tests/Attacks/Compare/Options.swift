import CommandLineKit

/// What the command line asks for.
struct Options: Equatable, Sendable {
  var damages = 1_000
  var seed: UInt64 = 1
  var hasProgress = false
  /// Folders of sources, each a module that sees those before it.
  var sources: [String] = []

  var usedSources: [String] {
    let fixture = "Tests/compareTests/Fixture/Sources"
    return sources.isEmpty
      ? ["TerminalUI", "Shared", "MVCTodo", "MVITodo"].map { "\(fixture)/\($0)" } : sources
  }
}

enum Command: Equatable, Sendable {
  case information(String)
  case run(Options)
}

extension Command {
  static let declaration = ProgramDeclaration<Command>(
    "attack-compare", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Damages what `compare` reads, and looks whether it says so.",
      discussion: [
        "One unit or record of an index is damaged at a time, as a seed says. Either everything that"
          + " is read is the same, or the file that it belongs to is named; anything else is told"
          + " with the line that does it again, and the exit code is 2."
      ],
      values: Options(),
      options: [
        OptionGroup(
          "OPTIONS",
          [
            .number("--damages", help: "How many damages.", default: 1_000) { $0.damages = $1 },
            .number("--seed", help: "The seed of the first; the others follow.", default: 1) {
              $0.seed = UInt64($1)
            },
            .text(
              "--sources", value: "folder",
              help: "A module's folder; further ones see those before.",
              default: "some of the fixture's", isRepeatable: true
            ) { $0.sources.append($1) },
            .flag("--progress", help: "Say on standard error how far it is.") {
              $0.hasProgress = true
            },
          ])
      ],
      meaning: Command.run),
    information: Command.information)
}

extension OptionDeclaration<Options> {
  fileprivate static func number(
    _ name: String, help: String, default standard: Int,
    set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> Self {
    .checked(
      name, value: "number", expecting: "a number from 1 to 1000000000", help: help,
      default: "\(standard)"
    ) { (options, text) throws(ValueError) in
      guard let number = Int(text), (1...1_000_000_000).contains(number) else {
        throw .unexpected(text)
      }
      set(&options, number)
    }
  }
}
