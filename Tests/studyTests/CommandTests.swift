import ProgramSupport
import Testing

@Suite struct CommandTests {
  @Test func `Without a subcommand, one line says what to do`() throws {
    let result = try ChildProgram.built("study").run([], in: ".")
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: Missing a subcommand"))
  }
}
