import Foundation
import Implementations
import Testing

@testable import todo

@Suite("What the package of other forms has")
@MainActor
struct FormsElsewhereTests {
  @Test func `A form of the other package exits with 64 and prints the command to use`() async {
    let outcome = await Program.run(["mvc-fat", "--store", "memory"])
    #expect(
      outcome.errors.hasPrefix(
        "Error: 'mvc-fat' is in the package of other forms: run 'swift run --package-path"
          + " Packages/Forms todo mvc-fat'.\nUsage: todo <pattern> "))
    #expect(outcome.exitCode == 64)
  }

  @Test func `Every form of the other package is known by name`() {
    let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let sources = root.appending(path: "Packages/Forms/Sources", directoryHint: .isDirectory)
    let contents = { (folder: URL) in
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
        ?? []
    }
    let folders = [sources] + ["Road", "Second"].map { sources.appending(path: $0) }
    let modules = folders.flatMap { folder in
      contents(folder).filter { name in
        contents(folder.appending(path: name)).contains { $0.hasSuffix("App.swift") }
      }
    }
    let names = modules.map { module in
      module.replacing(/Todo$/, with: "").replacing("Step", with: "")
        .replacing(/Second(.+)/) { "\($0.1)Second" }
        .replacing(/([a-z])([0-9])/) { "\($0.1)-\($0.2)" }
        .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }.lowercased()
    }
    #expect(names.sorted() == Implementation.elsewhere.sorted())
  }

  @Test(arguments: Implementation.allCases)
  func `A pattern that opens no links names the form that does, and makes no file`(
    pattern: Implementation
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    let outcome = await Program.run([
      pattern.rawValue, "--store", path + "/a.sqlite", "--open", "todo://cats", "--keys", "",
    ])
    #expect(
      outcome.errors.hasPrefix(
        "Error: '\(pattern.rawValue)' opens no links, so '--open' needs another pattern:"
          + " viper-routes.\n"))
    #expect(outcome.exitCode == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test func `A store in memory has no file to make`() {
    #expect(!Options.Store.memory.isNewFile)
    #expect(Options.Store.file(path: "/nowhere/a.sqlite").isNewFile)
    #expect(!Options.Store.file(path: "/").isNewFile)
  }
}
