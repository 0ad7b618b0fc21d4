import Foundation
import ProgramSupport

/// An external program that tests run if it is installed.
struct OtherProgram {
  let url: URL

  /// Looks for it on `PATH`.
  init?(_ name: String) {
    guard let url = InstalledProgram.named(name) else { return nil }
    self.url = url
  }

  /// Returns its output, errors included, and its exit status.
  func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process(url, arguments)
    return (try process.output(withErrors: true), process.terminationStatus)
  }

  /// Runs it on a file with the given text.
  func check(_ text: String, _ options: String...) throws -> (output: String, status: Int32) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(options + [file.path(percentEncoded: false)])
  }
}
