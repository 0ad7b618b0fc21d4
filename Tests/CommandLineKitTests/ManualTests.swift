import CommandLineKit
import Testing

@Suite("The manual page")
struct ManualTests {
  private func page() throws -> String {
    guard case .text(let text) = try Eat.program.parse(["--generate-manual"]) else { return "" }
    return text
  }

  @Test func `A required option and what follows the dashes are in the synopsis`() throws {
    guard case .text(let text) = try Call.program.parse(["--generate-manual"]) else { return }
    #expect(
      text.contains(
        "\n.B call\n[<folder>] \\-\\-name <name> [<options>] [\\-\\- <words>...]\n"))
    #expect(text.contains("\n.I <words>\nWhat it hears.\n"))
  }

  @Test func `It is compared whole`() throws {
    #expect(
      try page() == #"""
        .TH EAT 1 "" "eat 1.2"
        .SH NAME
        eat \- Eat a fruit
        .SH SYNOPSIS
        .B eat
        <fruit> [<plate>] [<options>]
        .br
        .B eat wash
        <basket> [<options>]
        .SH DESCRIPTION
        Eat a fruit.
        .PP
        It is eaten at once; what is left of it is kept on the plate for another day.
        .SH ARGUMENTS
        .TP
        .I <fruit>
        What is eaten. (values: apple, pear, plum)
        .TP
        .I <plate>
        Where it lies. (default: the hand)
        .SH OPTIONS
        .SS WHAT IS EATEN
        .TP
        .B \-\-pieces <number>
        How many pieces. They are all as large. (default: 1)
        .TP
        .B \-\-with <sauces>
        What is poured over it. (repeatable; values: sweet, sour)
        .TP
        .B \-\-note <text>
        What is said of it: it\(aqs free. (repeatable)
        .SS HOW IT IS EATEN
        .TP
        .B \-\-raw
        As it is. (not with \-\-knife, <plate>)
        .TP
        .B \-\-peeled
        Without its peel. (needs \-\-knife)
        .TP
        .B \-k, \-\-knife <file>
        With this knife.
        .TP
        .B \-\-song <song>
        With this song.
        .TP
        .B \-\-version
        Show the version.
        .TP
        .B \-\-generate\-completion\-script <shell>
        Print the completion script of a shell. (values: bash, zsh, fish)
        .TP
        .B \-\-generate\-manual
        Print the manual page.
        .TP
        .B \-h, \-\-help
        Show help information.
        .SH COMMANDS
        .SS eat wash <basket>
        Wash what is in a basket.
        .TP
        .I <basket>
        The basket.
        .PP
        .B OPTIONS
        .TP
        .B \-\-cold
        In cold water.
        .TP
        .B \-h, \-\-help
        Show help information.
        .SH EXIT CODES
        0 for a meal, 64 for an invalid command line.

        """#)
  }

  @Test(.enabled(if: OtherProgram("groff") != nil))
  func `troff has nothing to say about it`() throws {
    let groff = try #require(OtherProgram("groff"))
    let result = try groff.check(try page(), "-man", "-ww", "-z")
    #expect(result.output.isEmpty && result.status == 0, "\(result.output)")
  }
}
