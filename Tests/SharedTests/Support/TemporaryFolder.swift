import Foundation

/// A temporary folder for one test, removed together with this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String = "todos.sqlite") -> String {
    path + "/" + name
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String = "todos.sqlite") throws -> String {
    try Data(bytes).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// Everything that can be observed of the files from outside.
  func contents() throws -> [String: Entry] {
    let manager = FileManager.default
    var entries: [String: Entry] = [:]
    for name in try manager.contentsOfDirectory(atPath: path) {
      let attributes = try manager.attributesOfItem(atPath: file(name))
      let type = attributes[.type] as? FileAttributeType
      entries[name] = Entry(
        bytes: type == .typeRegular ? try Data(contentsOf: URL(filePath: file(name))) : nil,
        modified: attributes[.modificationDate] as? Date,
        permissions: attributes[.posixPermissions] as? Int)
    }
    return entries
  }

  struct Entry: Equatable {
    let bytes: Data?
    let modified: Date?
    let permissions: Int?
  }
}
