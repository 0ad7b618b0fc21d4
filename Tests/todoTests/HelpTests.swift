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

    OTHER FORMS:
      mvc-classic             MVC of Smalltalk-80: the view reads an active model.
      mvc-fat                 One view controller a scene does everything.
      mvc-decoupled           MVC with view, controller and logic behind protocols.
      mvp-supervising         MVP with a view that observes the model itself.
      mvp-presentation        MVP with a view that reads a presentation model.
      mvvm-routed             MVVM with hand-written bindings and a router a scene.
      viper-observed          VIPER with a view that observes a view model.
      viper-routes            VIPER whose pages are found by protocol, and by links.
      viper-gateway           VIPER with use cases over data managers.
      viper-base              VIPER with base contracts and one generic assembly.

    THE ROAD:
      road-1                  From mvc-fat to viper: a presenter, concrete both ways.
      road-2                  The presenter knows its view by a protocol.
      road-3                  The presenter commands, the view decides nothing.
      road-5                  An interactor with input and output.

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

    """

  @Test("Help, compared whole")
  func helpCompared() throws {
    #expect(try Command.parse(["--help"]) == .information(Self.text))
  }

  @Test("Each implementation is in the argument's line, or has a line that says what it is")
  func everyImplementation() {
    let lines = Self.text.split(separator: "\n")
    for other in Implementation.allCases where !Implementation.patterns.contains(other) {
      let form = other.form ?? ""
      #expect(
        lines.contains { $0.hasPrefix("  \(other.rawValue) ") && $0.hasSuffix(" " + form) })
      #expect(form.hasSuffix("."))
    }
  }

  @Test("The script for a shell knows options, and the words that they take")
  func scriptShellKnows() throws {
    guard case .information(let script) = try Command.parse(["--generate-completion-script=bash"])
    else { return }
    #expect(script.contains("  --store) _todo_words \"memory\"; _todo_paths -f; return ;;"))
    #expect(script.contains("  --first-weekday) _todo_words \"monday sunday\"; return ;;"))
    let all = Implementation.patterns + Implementation.forms + Implementation.road
    let names = all.map(\.rawValue).joined(separator: " ")
    #expect(script.contains("    _todo_words \"\(names)\"\n"))
    #expect(script.hasSuffix("\ncomplete -F _todo todo\n"))
  }

  @Test("The manual page has the key scripts")
  func manualKeyScripts() throws {
    guard case .information(let page) = try Command.parse(["--generate-manual"]) else { return }
    #expect(page.hasPrefix(".TH TODO 1 \"\" \"todo 0.1.0\"\n"))
    #expect(page.contains("\n.SS OTHER FORMS\n.TP\n.B mvc\\-classic\n"))
    #expect(page.contains(".SH KEY SCRIPTS\nEvery character is a key."))
  }
}
