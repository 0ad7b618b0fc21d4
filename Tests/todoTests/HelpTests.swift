import Implementations
import Testing

@testable import CommandLineKit
@testable import todo

@Suite("What the program says about itself")
struct HelpTests {
  private static let program = Command.declaration.description
  static let text = program.help(of: program.main)

  @Test func `Help has all that is declared, each option once, and fits a terminal`() throws {
    let command = Self.program.main
    let lines = Self.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 96 })
    // The text before it was wrapped.
    let text = Self.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in Self.program.options(of: command) {
      #expect(lines.filter { "\($0) ".hasPrefix("  \(option.synopsis) ") }.count == 1)
      #expect(text.contains("\(option.synopsis) \(option.text)"), "\(option.name)")
    }
    let arguments = command.arguments.map { "\($0.name) \($0.text)" }
    let sections = command.sections.map { "\($0.title): \($0.text)" }
    for part in [command.overview] + command.discussion + arguments + sections {
      #expect(text.contains(part), "\(part)")
    }
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
