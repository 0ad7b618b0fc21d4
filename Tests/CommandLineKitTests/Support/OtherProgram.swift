import Foundation
import ProgramSupport

/// A program that tests run where it is installed.
struct OtherProgram {
  let url: URL

  /// Looks for it on `PATH`.
  init?(_ name: String) {
    guard let url = InstalledProgram.named(name) else { return nil }
    self.url = url
  }

  /// What it prints, errors included, and how it ends.
  func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process(url, arguments)
    return (try process.output(withErrors: true), process.terminationStatus)
  }

  /// What it says about a text that is kept in a file.
  func check(_ text: String, _ options: String...) throws -> (output: String, status: Int32) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(options + [file.path(percentEncoded: false)])
  }
}
