import CommandLineKit

/// A fictitious program that calls another one: the words after `--` are for that one.
enum Call: Equatable, Sendable {
  case call(Values)
  case text(String)

  struct Values: Equatable, Sendable {
    var folder = ""
    var name = ""
    var isForAll = false
    var isLoud = false
    var words: [String] = []
  }

  static let program = ProgramDeclaration<Call>(
    "call", version: "1",
    main: CommandDeclaration(
      overview: "Call a program.", values: Values(),
      arguments: [.text("folder", isOptional: true, help: "Where.") { $0.folder = $1 }],
      rest: .words("words", help: "What it hears.") { $0.words.append($1) },
      options: [
        OptionGroup(
          "OPTIONS",
          [
            .text(
              "--name", value: "name", help: "Which.",
              rules: .init(excludes: ["--all"], isRequired: true)
            ) { $0.name = $1 },
            .flag("--all", help: "Every one.", rules: .init(excludes: ["<words>"])) {
              $0.isForAll = true
            },
            .flag("-v", help: "Loudly.") { $0.isLoud = true },
          ])
      ], meaning: Call.call), information: Call.text)
}
