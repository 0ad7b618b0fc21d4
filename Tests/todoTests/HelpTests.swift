import CommandLineKit
import Implementations
import Testing

@testable import todo

@Suite("What the program says about itself")
struct HelpTests {
  static let text = """
    OVERVIEW: A todo app, written in five ways.

    USAGE: todo <pattern> [--store <memory|path>] [--today <YYYY-MM-DD>]
           [--first-weekday <monday|sunday>] [--cats <embedded|URL>] [--photos <folder>]
           [--size <COLSxROWS>] [--open <URL>] [--keys <script>]

    ARGUMENTS:
      <pattern>               The way it is written. (values: mvc, mvp, mvvm, mvi, viper)

    OPTIONS:
      --store <memory|path>   'memory', or the path of a SQLite file. (default: todo/todos.sqlite
                              in your data directory)
      --today <YYYY-MM-DD>    The day that it is. (default: today)
      --first-weekday <monday|sunday>
                              The day that a week begins with. (values: monday, sunday; default:
                              monday)
      --cats <embedded|URL>   'embedded', or the URL of a cat service. (default: embedded)
      --photos <folder>       Where pictures are saved. (default: your pictures directory)
      --size <COLSxROWS>      The size to draw in. (default: the terminal's size, 80x24 without
                              one)
      --open <URL>            A link to open at the start, with viper-routes.
      --keys <script>         Press these keys without a terminal and print the last frame.
      --version               Show the version.
      --generate-completion-script <shell>
                              Print the script that lets a shell complete what is written.
                              (values: bash, zsh, fish)
      --generate-manual       Print the manual page.
      -h, --help              Show help information.

    KEY SCRIPTS:
      Every character is a key. <enter> <esc> <tab> <space> <up> <down> <left> <right> <backspace>
      are the named ones, <lt> is a '<'. <wait> waits until nothing is running, for 60 s at most;
      <frame> prints the frame at that point; '---' separates frames. <open:URL> opens a link,
      with viper-routes.

    OTHER FORMS:
      Other forms of the patterns, and the steps of a road between them, are in a package of their
      own: swift run --package-path Packages/Forms todo --help

    """

  @Test func `Help, compared whole`() throws {
    #expect(try Command.parse(["--help"]) == .information(Self.text))
  }

  @Test func `The script for a shell knows options, and the words that they take`() throws {
    guard case .information(let script) = try Command.parse(["--generate-completion-script=bash"])
    else { return }
    #expect(script.contains("  --store) _todo_words \"memory\"; _todo_paths -f; return ;;"))
    #expect(script.contains("  --first-weekday) _todo_words \"monday sunday\"; return ;;"))
    let names = Implementation.allCases.map(\.rawValue).joined(separator: " ")
    #expect(script.contains("    _todo_words \"\(names)\"\n"))
    #expect(script.hasSuffix("\ncomplete -F _todo todo\n"))
  }

  @Test func `The manual page has the key scripts`() throws {
    guard case .information(let page) = try Command.parse(["--generate-manual"]) else { return }
    #expect(page.hasPrefix(".TH TODO 1 \"\" \"todo 0.1.0\"\n"))
    #expect(page.contains(".SH KEY SCRIPTS\nEvery character is a key."))
  }
}
