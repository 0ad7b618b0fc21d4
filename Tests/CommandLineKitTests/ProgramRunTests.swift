import CommandLineKit
import Testing

@Suite("A program from its words to the status it ends with")
struct ProgramRunTests {
  private struct Trouble: Error, CustomStringConvertible {
    let description = "The box is locked."
  }

  private static let declaration = ProgramDeclaration<String>(
    "search", version: "1",
    main: CommandDeclaration(
      overview: "Searches.", values: "",
      arguments: [.text("place", help: "Where.") { $0 = $1 }], meaning: { $0 }),
    information: { $0 })

  @Test(
    arguments: [
      (["attic"], 2, ""), (["box"], 1, "Error: The box is locked.\n"),
      (["--hlep"], 64, "Error: Unknown option '--hlep'. Did you mean '--help'?"),
    ])
  func `The body says how it ends; what it throws is a failure, and nonsense is wrong usage`(
    _ words: [String], _ status: Int32, _ errors: String
  ) async {
    var said = ""
    let ended = await Self.declaration.run(words, say: { said += $0 }) { place in
      if place == "box" { throw Trouble() }
      return SearchStatus.findings
    }
    #expect(ended == status)
    #expect(said.hasPrefix(errors) && said.isEmpty == errors.isEmpty)
  }
}
