import CommandLineKit
import Testing

/// An argument with more allowed words than fit on its help line.
@Suite("Words in lists of their own")
struct WordListTests {
  @Test func `Help lists them below the arguments, with a line each`() throws {
    #expect(
      try text("--help").hasPrefix(
        """
        OVERVIEW: Pick a berry.

        USAGE: pick <berry>

        ARGUMENTS:
          <berry>                 What is picked. (values: red, blue)

        WILD BERRIES:
          sloe                    Wait for the first frost.
          cloudberry              Only far in the north.

        POISONOUS BERRIES:
          yew                     Leave it where it is.

        OPTIONS:
          --version               Show the version.

        """))
  }

  @Test func `The manual page lists them, in the same order`() throws {
    #expect(
      try text("--generate-manual").contains(
        """
        .I <berry>
        What is picked. (values: red, blue)
        .SS WILD BERRIES
        .TP
        .B sloe
        Wait for the first frost.
        .TP
        .B cloudberry
        Only far in the north.
        .SS POISONOUS BERRIES
        .TP
        .B yew
        Leave it where it is.
        .SH OPTIONS

        """))
  }

  @Test(
    arguments: [
      ("bash", #"_pick_words "red blue sloe cloudberry yew""#),
      ("zsh", "':berry:(red blue sloe cloudberry yew)'"),
      ("fish", "complete -c pick -a 'red blue sloe cloudberry yew'"),
    ])
  func `Shells offer all of them`(_ shell: String, _ line: String) throws {
    #expect(try text("--generate-completion-script", shell).contains(line))
  }

  @Test(arguments: Berry.allCases)
  func `All of them are taken`(_ berry: Berry) throws {
    #expect(try Self.program.parse([berry.rawValue]) == .berry(berry))
  }

  @Test(
    arguments: [
      ("redd", "must be red, blue or another that --help lists. Did you mean 'red'?"),
      ("slow", "must be red, blue or another that --help lists. Did you mean 'sloe'?"),
      ("banana", "must be red, blue or another that --help lists."),
    ])
  func `An unknown word's error says where to look, and what may have been meant`(
    _ word: String, _ end: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try Self.program.parse([word]) }
    let message = Self.program.message(error, for: [word])
    #expect(message.hasPrefix("Error: Unknown berry '\(word)': it \(end)\n"))
  }

  @Test func `Where one is missing, those are named that its line names`() {
    #expect(throws: UsageError.missingArgument("berry", allowed: ["red", "blue"])) {
      try Self.program.parse([])
    }
  }

  @Test(
    arguments: [
      (["banana"], "Unknown edible 'banana': it must be red or blue."),
      ([], "Missing an edible: red or blue."),
    ])
  func `Errors name all words where help lists all of them`(
    _ words: [String], _ message: String
  ) throws {
    let program = ProgramDeclaration<Berry>(
      "eat", version: "1",
      main: CommandDeclaration(
        overview: "Eat a berry.", values: Berry.red,
        arguments: [
          .choice(
            "edible", of: [Berry.red, .blue],
            lists: [WordList("EDIBLE", [("red", "Sour."), ("blue", "Sweet.")])],
            help: "What is eaten."
          ) { $0 = $1 }
        ], meaning: { $0 }),
      information: { _ in .yew })
    let error = try #require(throws: UsageError.self) { try program.parse(words) }
    #expect(program.message(error, for: words).hasPrefix("Error: \(message)\n"))
  }

  enum Berry: String, CaseIterable { case red, blue, sloe, cloudberry, yew }

  private enum Pick: Equatable {
    case berry(Berry)
    case text(String)
  }

  private static let program = ProgramDeclaration<Pick>(
    "pick", version: "1",
    main: CommandDeclaration(
      overview: "Pick a berry.", values: Berry.red,
      arguments: [
        .choice(
          "berry", of: Berry.allCases,
          lists: [
            WordList(
              "WILD BERRIES",
              [
                ("sloe", "Wait for the first frost."), ("cloudberry", "Only far in the north."),
              ]),
            WordList("POISONOUS BERRIES", [("yew", "Leave it where it is.")]),
          ], help: "What is picked."
        ) { $0 = $1 }
      ], meaning: Pick.berry),
    information: Pick.text)

  private func text(_ words: String...) throws -> String {
    guard case .text(let text) = try Self.program.parse(words) else { return "" }
    return text
  }
}
