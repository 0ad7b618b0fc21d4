import Testing

@testable import CommandLineKit
@testable import compare

/// Help, completions and manual against the declarations; `docs/tool/compare.md` quotes the help.
@Suite("The help of each command")
struct CommandHelpTests {
  private static let program = CompareProgram.declaration.description
  private static let commands = [program.main] + program.commands

  /// What the program says of itself.
  static func information(_ words: String...) throws -> String {
    guard case .information(let text) = try CompareProgram.parse(words) else { return "" }
    return text
  }

  private static func command(_ name: String) throws -> CommandDescription {
    try #require(commands.first { $0.name == name })
  }

  @Test(arguments: commands.map(\.name))
  func `Both ways of asking for it give what is declared`(_ name: String) throws {
    let words = name.isEmpty ? [] : [name]
    let help = run(words + ["--help"], in: "/")
    #expect(help == RunResult(output: Self.program.help(of: try Self.command(name))))
    #expect(run(["help"] + words, in: "/") == help)
    #expect(run(words + ["-h"], in: "/") == help)
  }

  @Test(arguments: commands.map(\.name))
  func `It has all that is declared, each option once, and fits a terminal`(
    _ name: String
  ) throws {
    let command = try Self.command(name)
    let help = Self.program.help(of: command)
    let lines = help.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 96 })
    let options = Self.program.options(of: command)
    for option in options {
      let own = lines.filter { "\($0) ".hasPrefix("  \(option.synopsis) ") }
      #expect(own.count == 1, "\(option.name)")
    }
    // As it was before lines were broken.
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let arguments = command.allArguments.map { "\($0.name) \($0.text)" }
    let sections = command.sections.map { "\($0.title): \($0.text)" }
    let others = name.isEmpty ? Self.program.commands.map { "\($0.synopsis) \($0.overview)" } : []
    for part in [command.overview] + command.discussion + arguments + sections + others
      + options.map({ "\($0.synopsis) \($0.text)" })
    { #expect(text.contains(part), "\(part)") }
  }

  @Test(arguments: Shell.allCases)
  func `Scripts for shells know each command, its options, and the words that they take`(
    _ shell: Shell
  ) throws {
    let script = try Self.information("--generate-completion-script", shell.rawValue)
    for command in Self.commands {
      #expect(script.contains(command.name))
      for option in Self.program.options(of: command) {
        for name in option.names {
          let dashes = name.prefix { $0 == "-" }
          let fish = (dashes.count == 1 ? "-s " : "-l ") + name.dropFirst(dashes.count)
          #expect(script.contains(shell == .fish ? fish : name), "\(command.name) \(name)")
        }
        let words = option.value?.allowed.joined(separator: " ") ?? ""
        #expect(script.contains(words), "\(command.name) \(option.name)")
      }
    }
  }

  @Test func `In bash, options belong to their command, and paths to options that take them`()
    throws
  {
    let script = try Self.information("--generate-completion-script=bash")
    let check = try #require(script.split(separator: "\n_compare_check() {").last)
    #expect(check.contains("  --format) _compare_words \"text json sarif github\"; return ;;"))
    #expect(check.contains("  --baseline) _compare_paths -f; return ;;"))
    let diff = try #require(script.split(separator: "\n_compare_diff() {").last)
    #expect(diff.contains("  --format) _compare_words \"text json markdown csv\"; return ;;"))
  }

  @Test func `The manual page has every command with its options`() throws {
    let page = try Self.information("--generate-manual")
    #expect(page.hasPrefix(".TH COMPARE 1 \"\" \"compare 2.0.0\"\n"))
    for command in Self.commands {
      let heading = "\n.SS compare \(command.synopsis.replacing("-", with: "\\-"))\n"
      #expect(command.name.isEmpty || page.contains(heading), "\(heading)")
      for option in Self.program.options(of: command) {
        let part = "\n.TP\n.B \(option.synopsis.replacing("-", with: "\\-"))\n"
        #expect(page.contains(part), "\(command.name) \(option.name)")
      }
    }
  }
}
