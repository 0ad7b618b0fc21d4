import CommandLineKit
import ReportFormats
import RunTrace

enum TraceCommand {
  static let declaration = CommandDeclaration<Command>(
    "trace", overview: "Run a program, and print what its types ask of each other.",
    discussion: [
      """
      Builds an executable of the package around a folder so that it records every call, in a \
      scratch folder of its own (.build-compare/trace), runs it here, and prints the messages \
      between the package's types. The source needs no changes.
      """,
      """
      Accessors, closures, thunks and code that the compiler generates count as part of the call \
      that they serve. A closure that calls its own type passes on the call. Calls through a \
      protocol are marked, and repeated calls are counted.
      """,
      """
      The program's output goes to standard error, and its standard input is empty. An \
      interruption ends the program, and then its trace is printed.
      """,
    ],
    values: TraceOptions(),
    arguments: [
      .text(
        "path", completion: .folder, isOptional: true, help: "A folder of the package.",
        default: "the current folder"
      ) { $0.path = $1 }
    ],
    rest: .words("arguments", help: "What the program is called with.") { $0.arguments.append($1) },
    options: [
      OptionGroup("WHAT RUNS", run), OptionGroup("WHAT IS SHOWN", shown),
      OptionGroup("WHAT IS PRINTED", printed),
    ],
    sections: [
      .exitCodes(
        """
        0 for a whole trace, whatever the program ended with; 1 for no trace; 3 when a signal ended \
        the program, or it made more calls than are kept; 64 for an invalid command line.
        """)
    ],
    meaning: Command.trace)

  private static let run: [OptionDeclaration<TraceOptions>] = [
    .text(
      "--run", value: "product", help: "The executable.",
      rules: .init(excludes: ["--actions"], isRequired: true)
    ) { $0.product = $1 },
    .flag(
      "--actions",
      help: """
        Run each action that .compare.json names for each module instead, and print what it took, \
        as text or JSON.
        """,
      rules: .init(
        excludes: ["--from", "--types", "--depth", "--until", "--cut", "<arguments>"])
    ) { $0.runsActions = true },
    .text(
      "--action", value: "name", help: "Only this action.", default: "all of them",
      isRepeatable: true, rules: .init(needs: ["--actions"])
    ) { $0.actions.append($1) },
    .choice(
      "--variants", value: "pattern", of: VariantChoice.allCases,
      help: """
        Also of the other forms of a pattern, or of all, or of the clean-room rewritings, or of the \
        app without a pattern; or only the steps of the road.
        """,
      rules: .init(needs: ["--actions"])
    ) { $0.variants = $1 },
  ]

  private static let shown: [OptionDeclaration<TraceOptions>] = [
    .checked(
      "--cut", value: "function", expecting: "a type and its function, such as Window.press",
      help: "A new part begins at every call of this function, such as `Window.press`."
    ) { (options, text) throws(ValueError) in
      guard text.split(separator: ".").count > 1 else { throw .unexpected(text) }
      options.cut = text
    },
    .text(
      "--from", value: "module", help: "Begin at the messages that a type of this module sends."
    ) { $0.filter.from = $1 },
    .checked(
      "--types", value: "names", expecting: "at least two types, separated by commas",
      help: "Only the messages between these types, separated by commas; `Outer.Inner` is one."
    ) { (options, text) throws(ValueError) in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.count > 1, !names.contains("") else { throw .unexpected(text) }
      options.filter.types = names
    },
    .checked(
      "--depth", value: "number", expecting: "a number from 1 on",
      help: "As many messages below each other, at most."
    ) { (options, text) throws(ValueError) in
      guard let depth = Int(text), depth > 0 else { throw .unexpected(text) }
      options.filter.depth = depth
    },
    .checked(
      "--until", value: "message", expecting: "a type and its function, such as Store.add",
      help: "End with the first such message, such as `Store.add`."
    ) { (options, text) throws(ValueError) in
      guard text.split(separator: ".").count > 1 else { throw .unexpected(text) }
      options.filter.until = text
    },
  ]

  private static let printed: [OptionDeclaration<TraceOptions>] = [
    .choice(
      "--format", value: "format", of: TraceFormat.allCases, help: "The format of the trace.",
      default: TraceOptions().format.rawValue
    ) { $0.format = $1 },
    OutputOptions.file.within(\.output),
    OutputOptions.allowPartial(help: "End with 0, not with 3, when something is missing.").within(
      \.output),
  ]
}
