import Foundation
import ProgramSupport
import Testing

@Suite struct DiffCommandTests {
  private func diff(_ words: String...) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(["diff"] + words, in: ".")
  }

  @Test func `MVC's controller is compared with MVP's presenter`() throws {
    let result = try diff("mvc", "MVPTodo", "LoadCat")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("+final class LoadCatPresenter"))
    #expect(!result.output.contains("EditCatView.swift"))
  }

  @Test func `A step of the road is compared with the next one`() throws {
    #expect(
      try diff("road-3", "mvp", "LoadCat", "EditCat").output
        .contains("+protocol EditCatPresenterProtocol"))
  }

  @Test func `A pattern doesn't differ from itself`() throws {
    #expect(try diff("--stat", "viper", "viper").output.hasSuffix("     0  in all\n"))
    #expect(try diff("viper", "viper").output == "")
  }

  @Test func `Counts name both files, and their sum is the matrix's number`() throws {
    let output = try diff("mvc", "mvp", "--stat").output
    let lines = output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasSuffix("  TodoList/TodoListViewController.swift → TodoList/TodoListPresenter.swift")
      })
    let sum = try #require(lines.last?.split(separator: " ").first)
    let matrix = try diff("--matrix").output
    #expect(matrix.hasPrefix("| | MVC | MVP | MVVM | MVI | VIPER |\n|---|---:|"))
    #expect(matrix.contains("| MVC | | \(sum) | "))
  }

  @Test func `A file that is a link counts as what it leads to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "docs/changes/README.md")
    try folder.write("one\n", to: "Sources/MVCTodo/App.swift")
    try folder.write("two\n", to: "Packages/Forms/Sources/MVCFat/Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Packages/Forms/Sources/MVCFat/App.swift",
      withDestinationPath: "../../../../Sources/MVCTodo/App.swift")
    let result = try ChildProgram.built("study").run(
      ["diff", "mvc", "mvc-fat", "--stat"], in: folder.path)
    #expect(
      result.output == """
             0  App.swift
             1  (none) → Other.swift
             1  in all

        """)
  }

  @Test(arguments: [
    ([], "Missing a pattern: mvc, "),
    (["mvc"], "Missing a pattern: mvc, "),
    (["mvc", "vipr"], "Unknown pattern 'vipr': it must be mvc, "),
    (["mvc", "vipr"], " Did you mean 'viper'?"),
    (["mvc", "mvp", "../MVCTodo"], "it must be EditCat, LoadCat, TodoForm or TodoList."),
    (["mvc", "mvp", "TodoLst"], "Unknown scene 'TodoLst'"),
    (["--matrix", "mvc"], "Unexpected argument 'mvc'."),
    (["mvc", "mvp", "--stats"], "Unknown option '--stats'. Did you mean '--stat'?"),
  ])
  func `A wrong word is a usage error`(words: [String], message: String) throws {
    let result = try ChildProgram.built("study").run(["diff"] + words, in: ".")
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(message))
    #expect(result.output == "")
  }
}
