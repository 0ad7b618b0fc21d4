import Testing

@testable import compare

struct OptionParserTests {
  @Test func `no argument means a table of everything`() throws {
    #expect(try OptionParser.parse([]) == .compare(Options()))
  }

  @Test func `every option`() throws {
    let words = [
      "--format", "json", "--output=out.json", "--no-tests", "--edges", "MVPTodo", "--timings",
    ]
    let options = Options(
      format: .json,
      output: "out.json",
      runsTests: false,
      edges: .mvp,
      showsTimings: true
    )
    #expect(try OptionParser.parse(words) == .compare(options))
  }

  @Test(arguments: [["--help"], ["-h"], ["--no-tests", "--help"], ["--help", "--wrong"]])
  func `help wins over what follows`(_ words: [String]) throws {
    #expect(try OptionParser.parse(words) == .help)
  }

  @Test(arguments: [
    (["--edges", "MVPTodu"], "--edges"), (["--format", "xml"], "--format"),
    (["--format="], "--format"), (["--output"], "--output"),
    (["--output", "--timings"], "--output"), (["--no-tests=yes"], "--no-tests"),
    (["--wrong"], "--wrong"), (["-x"], "-x"), (["MVCTodo"], "MVCTodo"), ([""], "''"),
  ])
  func `what means nothing is named`(_ words: [String], _ name: String) {
    let error = #expect(throws: UsageError.self) { try OptionParser.parse(words) }
    #expect(error?.message.contains(name) == true)
  }
}
