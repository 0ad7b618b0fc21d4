import CommandLineKit
import Testing

@Suite("Help, compared whole")
struct HelpTests {
  @Test func `The program's`() throws {
    #expect(
      try Eat.program.parse(["--help"])
        == .text(
          """
          OVERVIEW: Eat a fruit.

          It is eaten at once; what is left of it is kept on the plate for another day.

          USAGE: eat <fruit> [<plate>] [--pieces <number>] [--with <sauces>]... [--note <text>]...
                 [--raw] [--peeled] [--knife <file>] [--song <song>] | wash …

          ARGUMENTS:
            <fruit>                 What is eaten. (values: apple, pear, plum)
            <plate>                 Where it lies. (default: the hand)

          WHAT IS EATEN:
            --pieces <number>       How many pieces. They are all as large. (default: 1)
            --with <sauces>         What is poured over it. (repeatable; values: sweet, sour)
            --note <text>           What is said of it: it's free. (repeatable)

          HOW IT IS EATEN:
            --raw                   As it is. (not with --knife, <plate>)
            --peeled                Without its peel. (needs --knife)
            -k, --knife <file>      With this knife.
            --song <song>           With this song.
            --version               Show the version.
            --generate-completion-script <shell>
                                    Print the completion script of a shell. (values: bash, zsh, fish)
            --generate-manual       Print the manual page.
            -h, --help              Show help information.

          SUBCOMMANDS:
            wash <basket>           Wash what is in a basket.

            See 'eat help <subcommand>' for its own help.

          EXIT CODES:
            0 for a meal, 64 for an invalid command line.

          """))
  }

  @Test func `A command's`() throws {
    #expect(
      try Eat.program.parse(["wash", "--help"])
        == .text(
          """
          OVERVIEW: Wash what is in a basket.

          USAGE: eat wash <basket> [--cold]

          ARGUMENTS:
            <basket>                The basket.

          OPTIONS:
            --cold                  In cold water.
            -h, --help              Show help information.

          """))
  }

  @Test func `An option that is required, and what follows the dashes`() throws {
    #expect(
      Call.program.description.help(of: Call.program.description.main).hasPrefix(
        """
        OVERVIEW: Call a program.

        USAGE: call [<folder>] --name <name> [--all] [-v] [-- <words>...]

        ARGUMENTS:
          <folder>                Where.
          <words>                 What it hears.

        OPTIONS:
          --name <name>           Which. (required; not with --all)
          --all                   Every one. (not with <words>)
          -v                      Loudly.

        """))
  }

  @Test func `With too many options to read, usage lists none`() {
    let command = { (count: Int) in
      CommandDeclaration<Int>(
        overview: "Count.", values: 0,
        options: [
          OptionGroup(
            "OPTIONS", (1...count).map { .flag("--\($0)", help: "It counts.") { $0 += 1 } })
        ], meaning: { $0 })
    }
    let usage = { (count: Int) in
      let program = ProgramDeclaration(
        "count", version: "1", main: command(count), information: { _ in 0 })
      return program.description.usage(of: program.description.main)
    }
    #expect(usage(8) == "count [--1] [--2] [--3] [--4] [--5] [--6] [--7] [--8]")
    #expect(usage(9) == "count [<options>]")
  }
}
