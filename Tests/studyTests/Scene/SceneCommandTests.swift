import Foundation
import ProgramSupport
import Testing

@testable import study

@Suite struct SceneCommandTests {
  private func scene(_ words: String...) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(["scene"] + words, in: ".")
  }

  private func files(in folder: TemporaryFolder) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".swift") }
      .sorted()
  }

  @Test func `A scene is written and listed, and what to do next is printed`() throws {
    let folder = try TemporaryFolder()
    let result = try scene("mvp", "LateTodos", "--into", folder.path)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Made in \(folder.path):")
    #expect(
      lines.dropFirst().prefix { $0.hasPrefix("  ") }.map { $0.dropFirst(2).description }
        == files(in: folder))
    #expect(
      result.output.hasSuffix(
        """
        Its words are in LateTodosFormatter, its title and keys in LateTodosView.
        Its tests: swift test --filter 'MVPTodoTests[.].*LateTodos'

        """))
    #expect(
      files(in: folder).filter { $0.hasPrefix("Sources") } == [
        "Sources/MVPTodo/LateTodos/LateTodosFormatter.swift",
        "Sources/MVPTodo/LateTodos/LateTodosPresenter.swift",
        "Sources/MVPTodo/LateTodos/LateTodosView.swift",
        "Sources/MVPTodo/LateTodos/LateTodosViewProtocol.swift",
      ])
  }

  @Test(arguments: SceneTemplate.all(in: FileManager.default.currentDirectoryPath).map(\.pattern))
  func `No word of the template is left`(pattern: String) throws {
    let folder = try TemporaryFolder()
    let result = try scene(pattern, "LateTodos", "--into", folder.path)
    let names = files(in: folder)
    let texts = try names.map(folder.read) + names + [result.output]
    #expect(names.count > 4)
    #expect(!texts.contains { $0.lowercased().contains("newscene") })
  }

  @Test func `What is there already stays, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let support = "Tests/MVPTodoTests/Support"
    for (path, message) in [
      (
        "\(support)/RecordingEarlyView.swift",
        "'\(folder.path)/\(support)/RecordingEarlyView.swift'"
      ),
      ("Sources/MVPTodo/EARLY/A.swift", "'\(folder.path)/Sources/MVPTodo/EARLY' exists already"),
    ] {
      try folder.write("// Mine.", to: path)
      let result = try scene("mvp", "Early", "--into", folder.path)
      #expect(result.exitCode == 1)
      #expect(result.errors.contains(message))
      #expect(files(in: folder) == [path])
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    }
  }

  @Test func `A type that the module has already is refused`() throws {
    let folder = try TemporaryFolder()
    let result = try scene("mvc", "TodoList", "--into", folder.path)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("' is declared already, in '"))
    #expect(files(in: folder) == [])
  }

  @Test func `What fails half-way leaves nothing`() throws {
    let folder = try TemporaryFolder()
    // The sources can be written, but their suite can't.
    try folder.write("", to: "Tests")
    let result = try scene("mvp", "Early", "--into", folder.path)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasSuffix("can't be made; nothing was written.\n"))
    #expect(try folder.names() == ["Tests"])
  }

  @Test(arguments: [
    ([], 64, "Missing a pattern: mvc, mvp"),
    (["road-1", "Early"], 64, "Unknown pattern 'road-1'"),
    (["vipr", "Early"], 64, "Did you mean 'viper'?"),
    (["mvc"], 64, "Missing the scene's name"),
    (["mvc", "early"], 64, "isn't a scene's name"),
    (["mvc", "Early", "Late"], 64, "Unexpected argument 'Late'"),
    (["mvc", "Early", "--into"], 64, "Missing value for '--into <folder>'"),
    (["mvc", "Early", "--into", "nowhere"], 1, "There is no folder 'nowhere'."),
    (["viper", "TodoList"], 1, "'Sources/VIPERTodo/TodoList' exists already"),
    (["try"], 64, "Missing a part: root or forms"),
    (["try", "form"], 64, "Unknown part 'form': it must be root or forms. Did you mean 'forms'?"),
    (["try", "root", "--into", "."], 64, "'--into' cannot be used with 'try'"),
  ])
  func `A wrong call is refused in one clear line`(
    words: [String], code: Int32, message: String
  ) throws {
    let result = try ChildProgram.built("study").run(["scene"] + words, in: ".")
    #expect(result.exitCode == code)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(message))
    #expect(result.output == "")
  }
}
