import CommandLineKit
import Testing

@Suite("What is wrong with a command line, compared whole")
struct UsageErrorTests {
  @Test(
    arguments: [
      ([], "Missing a fruit: apple, pear or plum."),
      (["aple"], "Unknown fruit 'aple': it must be apple, pear or plum. Did you mean 'apple'?"),
      ([""], "Unknown fruit '': it must be apple, pear or plum."),
      (["pear", ""], "Unexpected argument ''."),
      (["pear", "a", "b"], "Unexpected argument 'b'."),
      (["pear", "--peices", "2"], "Unknown option '--peices'. Did you mean '--pieces'?"),
      (["pear", "--clod"], "Unknown option '--clod'. Did you mean '--cold'?"),
      (["pear", "--hepl"], "Unknown option '--hepl'. Did you mean '--help'?"),
      (["pear", "-x=1"], "Unknown option '-x=1'."),
      (["pear", "--cold"], "The option '--cold' needs 'wash'."),
      (["pear", "--pieces"], "Missing value for '--pieces': a number from 1 to 9."),
      (["pear", "--pieces="], "Missing value for '--pieces': a number from 1 to 9."),
      (["pear", "--pieces", "--raw"], "Missing value for '--pieces': a number from 1 to 9."),
      (["pear", "-k", ""], "Missing value for '-k <file>'."),
      (["pear", "--song"], "Missing value for '--song': a song."),
      (
        ["pear", "--pieces", "-1"],
        "Invalid value '-1' for '--pieces': it must be a number from 1 to 9."
      ),
      (["pear", "--raw=yes"], "The option '--raw' takes no value."),
      (["pear", "--help=yes"], "The option '--help' takes no value."),
      (
        ["pear", "--with", "sour,swet"],
        "The value 'swet' is invalid for '--with': use sweet or sour. Did you mean 'sweet'?"
      ),
      (["pear", "--song", "lalalo"], "Nobody sings 'lalalo'. Did you mean 'lalala'?"),
      (["pear", "--peeled"], "The option '--peeled' needs '--knife'."),
      (["pear", "-k", "a", "--raw"], "The option '--knife' cannot be used with '--raw'."),
      (["pear", "blue", "--raw"], "Unexpected argument 'blue'."),
      (
        ["--generate-completion-script", "csh"],
        "The value 'csh' is invalid for '--generate-completion-script': use bash, zsh or fish."
          + " Did you mean 'zsh'?"
      ),
      (["help", "wahs"], "Unknown command 'wahs'. Did you mean 'wash'?"),
    ])
  func `One line says it, with the value`(_ words: [String], _ line: String) {
    #expect(
      message(for: words) == """
        Error: \(line)
        Usage: eat <fruit> [<plate>] [--pieces <number>] [--with <sauces>]... [--note <text>]... \
        [--raw] [--peeled] [--knife <file>] [--song <song>] | wash …
        See 'eat --help'.

        """)
  }

  @Test(
    arguments: [
      (["wash"], "Missing argument <basket>."),
      (["wash", "b", "--raw"], "The option '--raw' cannot be used with 'wash'."),
      (["wash", "b", "--col"], "Unknown option '--col'. Did you mean '--cold'?"),
      (["wash", "b", "--rwa"], "Unknown option '--rwa'."),
    ])
  func `A command answers with its own usage`(_ words: [String], _ line: String) {
    #expect(
      message(for: words) == """
        Error: \(line)
        Usage: eat wash <basket> [--cold]
        See 'eat wash --help'.

        """)
  }

  private func message(for words: [String]) -> String? {
    let error = #expect(throws: UsageError.self) { try Eat.program.parse(words) }
    return error.map { Eat.program.message($0, for: words) }
  }
}
