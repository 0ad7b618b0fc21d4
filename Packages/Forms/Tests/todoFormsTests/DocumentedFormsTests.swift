import Foundation
import Implementations
import Testing

@Suite("The index of the forms")
struct DocumentedFormsTests {
  @Test(arguments: Implementation.forms)
  func `It has each form with its module, its line and its page`(_ form: Implementation) throws {
    let name = form.rawValue
    let rows = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `\(name)` | `\(form.module)` | ") }
    let row = try #require(rows.first)
    #expect(row.contains(" | \(form.form ?? "") | "))
    #expect(row.hasSuffix("](\(name).md) |"))
    let page = Self.folder.appending(path: "\(name).md").path(percentEncoded: false)
    #expect(FileManager.default.fileExists(atPath: page))
  }

  @Test func `Every module of this package is among the implementations`() {
    let sources = Self.root.appending(path: "Packages/Forms/Sources")
    let names = { (folder: URL) in
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
        ?? []
    }
    let folders = [sources] + ["Road", "Second"].map { sources.appending(path: $0) }
    // The rewritings call the file after the pattern.
    let modules = folders.flatMap { folder in
      names(folder).filter { name in
        names(folder.appending(path: name)).contains { $0.hasSuffix("App.swift") }
      }
    }
    let own = Set(Implementation.allCases).subtracting(Implementation.patterns)
    #expect(modules.sorted() == own.map(\.module).sorted())
  }

  private static let root = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let folder = root.appending(path: "docs/forms", directoryHint: .isDirectory)
}
