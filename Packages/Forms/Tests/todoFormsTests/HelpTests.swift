import Implementations
import Testing

@testable import todo

@Suite("What the program says about other forms")
struct HelpTests {
  @Test func `Each form has a line in the help that says what it is`() throws {
    guard case .information(let text) = try Command.parse(["--help"]) else { return }
    let lines = text.split(separator: "\n")
    #expect(lines.contains("OTHER FORMS:") && lines.contains("THE ROAD:"))
    for other in Implementation.allCases where !Implementation.patterns.contains(other) {
      let form = other.form ?? ""
      #expect(
        lines.contains { $0.hasPrefix("  \(other.rawValue) ") && $0.hasSuffix(" " + form) })
      #expect(form.hasSuffix("."))
    }
  }

  @Test func `Completion and the manual know them too`() throws {
    guard case .information(let script) = try Command.parse(["--generate-completion-script=bash"]),
      case .information(let page) = try Command.parse(["--generate-manual"])
    else { return }
    let names = Implementation.allCases.map(\.rawValue).joined(separator: " ")
    #expect(script.contains("    _todo_words \"\(names)\"\n"))
    #expect(page.contains("\n.SS OTHER FORMS\n.TP\n.B mvc\\-classic\n"))
  }

  @Test func `A name that is close to a form's is corrected`() async {
    let outcome = await Program.run(["mvc_fat"])
    #expect(
      outcome.errors.hasPrefix(
        "Error: Unknown pattern 'mvc_fat': it must be mvc, mvp, mvvm, mvi, viper or another that"
          + " --help lists. Did you mean 'mvc-fat'?\n"))
    #expect(outcome.exitCode == 64)
  }
}
