import Foundation

/// A temporary folder for an attack, deleted with it.
final class AttackFolder {
  let path: String
  var file: String { path + "/todos.sqlite" }

  init() throws {
    // With links resolved, like the paths of open files.
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = parent.appending(path: "attack-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of the todo file, or of a file next to it; `nil` if it doesn't exist.
  func bytes(_ suffix: String = "") -> [UInt8]? {
    FileManager.default.contents(atPath: file + suffix).map(Array.init)
  }

  /// The log next to the file; `nil` if it is empty.
  var log: [UInt8]? {
    bytes("-wal").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Keeps the file and the log as they are now, whatever `close` does to them.
  func crash(_ close: () -> Void) throws {
    try JudgedCalls.suspended {
      let (file, log) = (bytes(), bytes("-wal"))
      close()
      if let file { try replace(with: file, log: log) }
    }
  }

  /// Replaces the folder's contents with a file and its log.
  func replace(with file: [UInt8], log: [UInt8]?) throws {
    for name in try names { try FileManager.default.removeItem(atPath: path + "/" + name) }
    try Data(file).write(to: URL(filePath: self.file))
    if let log { try Data(log).write(to: URL(filePath: self.file + "-wal")) }
  }
}
