import Foundation
import Implementations
import Testing

@Suite("The index of the forms")
struct DocumentedFormsTests {
  @Test("It has each form with its module, its line and its page", arguments: Implementation.forms)
  func everyForm(_ form: Implementation) throws {
    let name = form.rawValue
    let rows = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `\(name)` | `\(form.module)` | ") }
    let row = try #require(rows.first)
    #expect(row.contains(" | \(form.form ?? "") | "))
    #expect(row.hasSuffix("](\(name).md) |"))
    let page = Self.folder.appending(path: "\(name).md").path(percentEncoded: false)
    #expect(FileManager.default.fileExists(atPath: page))
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/variants", directoryHint: .isDirectory)
}
