import Foundation
import ProgramSupport
import Testing

@Suite struct CommandTests {
  private func run(_ words: [String]) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(words, in: BuiltProgram.folder.path(percentEncoded: false))
  }

  @Test func `Without a subcommand, one line says what to do`() throws {
    let result = try run([])
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: Missing a subcommand: "))
  }

  @Test(arguments: [
    (["documents"], "Error: Missing an action"),
    (["documents", "chekc"], "Error: Unknown action 'chekc'"),
    (["documents", "check", "docs"], "Error: Unexpected argument 'docs'."),
    (["documents", "table", "chosing"], "Error: Unknown table 'chosing'"),
    (["documents", "table", "choosing"], "Error: Missing argument <result.json>."),
    (["documents", "sum"], "Error: Missing argument <revision>."),
    (["documents", "sum", "HEAD"], "Error: Missing argument <folder>."),
  ])
  func `What is wrong with the words is one line, with exit code 64`(
    words: [String], start: String
  ) throws {
    let result = try run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
  }

  @Test func `Outside of the package, it says where it can be run`() throws {
    let result = try ChildProgram.built("study").run(["documents", "words"], in: "/")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("'/' isn't in the package of the five patterns"))
    #expect(try ChildProgram.built("study").run(["--help"], in: "/").exitCode == 0)
  }

  @Test func `A mistyped subcommand gets the one that was meant`() throws {
    let result = try ChildProgram.built("study").run(["difff", "mvc", "mvp"], in: ".")
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: Unknown command 'difff'. Did you mean 'diff'?"))
  }
}
