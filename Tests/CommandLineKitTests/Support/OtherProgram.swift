import Foundation

/// A program that tests run where it is installed.
struct OtherProgram {
  let url: URL

  /// Looks for it on `PATH`.
  init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    guard let path else { return nil }
    url = URL(fileURLWithPath: path)
  }

  /// What it prints, errors included, and how it ends.
  func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// What it says about a text that is kept in a file.
  func check(_ text: String, _ options: String...) throws -> (output: String, status: Int32) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(options + [file.path(percentEncoded: false)])
  }
}
