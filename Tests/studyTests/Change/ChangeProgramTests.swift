import Foundation
import ProgramSupport
import Testing

/// The built program, in a small package with two requests, of which nothing has to be built.
@Suite struct ChangeProgramTests {
  private let package: GitFolder
  private static let modules = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]

  init() throws {
    var files = ["docs/changes/README.md": "Changes", "Packages/Other/a.txt": "not copied"]
    for module in Self.modules {
      files["Sources/\(module)/List.swift"] = "one\ntwo\nthree\nfour\nfive\nsix\n"
      files["Tests/\(module)Tests/ListTests.swift"] = "one\ntwo\nthree\nfour\nfive\nsix\n"
    }
    package = try GitFolder(files)
    // Both change the same line of MVC's, and different ones elsewhere.
    try save("first") { $0 == "Sources/MVCTodo" ? "one" : "six" }
    try save("second") { _ in "one" }
  }

  @Test func `Requests are listed with their titles, and shown with their patches`() throws {
    #expect(try study("list").output == "first       Request first\nsecond      Request second\n")
    #expect(try study("show", "first").output == "# Request first\n")
    let patches = try study("show", "second", "mvp").output
    #expect(patches.contains("\n-one\n+one, second\n"))
    #expect(patches.contains("+++ b/Tests/MVPTodoTests/ListTests.swift"))
    #expect(!patches.contains("MVCTodo"))
  }

  @Test func `One pattern's change is the last commit of a copy, without other packages`() throws {
    let result = try study("try", "first", "mvi", "copy")
    #expect(result.exitCode == 0)
    let changed = try package.git("show", "--name-only", "--format=", in: path("copy"))
    #expect(changed == "Sources/MVITodo/List.swift\nTests/MVITodoTests/ListTests.swift\n")
    #expect(try package.folder.read("copy/shared.txt") == "first\n")
    #expect(!FileManager.default.fileExists(atPath: path("copy/Packages")))
  }

  @Test func `A copy to start with lacks one module's change`() throws {
    let result = try study("start", "first", "mvp", "copy")
    #expect(result.output.contains("write it in copy/Sources/MVPTodo"))
    #expect(try package.folder.read("copy/Sources/MVPTodo/List.swift").hasSuffix("\nsix\n"))
    #expect(try package.folder.read("copy/Sources/MVITodo/List.swift").hasSuffix("six, first\n"))
    #expect(try package.git("status", "--porcelain", in: path("copy")).isEmpty)
  }

  @Test func `Pairs that conflict are known before any trial`() throws {
    let table = try study("pairs").output
    #expect(table.contains("| conflict | 1 | 0 | 0 | 0 | 0 |\n"))
    #expect(table.contains("| not tried yet | 0 | 1 | 1 | 1 | 1 |\n"))
    #expect(table.hasSuffix("| first, second | conflict 1 + 0 | ? | ? | ? | ? |\n"))
  }

  @Test func `Patches that were saved from a copy are the same again`() throws {
    let old = try package.folder.read("docs/changes/first/viper.patch")
    #expect(try study("try", "first", "all", "copy").exitCode == 0)
    try package.folder.write("", to: "docs/changes/first/viper.patch")
    #expect(try study("save", "first", "copy").exitCode == 0)
    #expect(try package.folder.read("docs/changes/first/viper.patch") == old)
  }

  @Test func `Where the package moved on, patches are merged, and conflicts named`() throws {
    try package.commit(["Sources/VIPERTodo/List.swift": "one\ntwo\nthree\nfour\nfive\nsixth\n"])
    let unfit = try study("try", "first", "viper", "unfit")
    #expect(unfit.exitCode == 1)
    #expect(unfit.errors.hasPrefix("Error: 'docs/changes/first/viper.patch' doesn't apply"))
    #expect(!FileManager.default.fileExists(atPath: path("unfit")))
    let result = try study("rebase", "first", "copy")
    #expect(result.exitCode == 2)
    #expect(result.output.contains("mvc: applies.\n"))
    #expect(result.output.contains("viper: conflicts in\n  Sources/VIPERTodo/List.swift\n"))
  }

  @Test func `Each request that doesn't apply is a finding`() throws {
    try package.commit(["shared.txt": "third\n"])
    let result = try study("check")
    #expect(result.exitCode == 2)
    #expect(
      result.output == """
        first doesn't apply: 'docs/changes/first/shared.patch' doesn't fit this package.
        second doesn't apply: 'docs/changes/second/shared.patch' doesn't fit this package.

        """)
  }

  @Test func `Numbers need trials of the patches as they are`() throws {
    let result = try study("numbers")
    #expect(result.exitCode == 1)
    #expect(
      result.errors
        == "Error: 'first' wasn't tried as it is: run 'swift run study change trials'.\n")
  }

  @Test(arguments: [
    ["try", "first", "mvp", "docs"], ["test", "docs"], ["save", "first", "docs"], ["claims"],
  ])
  func `A failure is one line`(words: [String]) throws {
    let result = try study(words)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("Error: '"))
    #expect(result.errors.filter(\.isNewline).count == 1)
  }

  private func save(_ request: String, line: (_ folder: String) -> String) throws {
    let clone = "clone-\(request)"
    try package.git("clone", "-q", ".", clone)
    for module in Self.modules {
      for file in ["Sources/\(module)/List.swift", "Tests/\(module)Tests/ListTests.swift"] {
        let text = try package.folder.read("\(clone)/\(file)")
        let line = line(URL(filePath: file).deletingLastPathComponent().relativePath)
        try package.folder.write(
          text.replacing("\(line)\n", with: "\(line), \(request)\n"), to: "\(clone)/\(file)")
      }
    }
    try package.folder.write("\(request)\n", to: "\(clone)/shared.txt")
    try package.folder.write(
      "# Request \(request)\n", to: "\(clone)/docs/changes/\(request)/request.md")
    #expect(try study("save", request, clone).exitCode == 0)
    try FileManager.default.removeItem(atPath: path(clone))
    try package.commit()
  }

  private func path(_ name: String) -> String { "\(package.folder.path)/\(name)" }

  private func study(_ words: String...) throws -> ChildProgram.Result { try study(words) }

  private func study(_ words: [String]) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(["change"] + words, in: package.folder.path)
  }
}
