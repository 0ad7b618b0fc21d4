import Foundation

/// A module with a complete app, and its place in the repository.
struct ModuleFolder: Equatable {
  let name: String
  /// Relative to the repository's folder.
  let path: String

  /// All modules: the five, their other forms and the steps between them.
  static func all(in root: URL) -> [ModuleFolder] {
    ["Sources", forms + "/Sources", forms + "/Sources/Road"].flatMap { folder in
      names(in: root.appending(path: folder)).map {
        ModuleFolder(name: $0, path: "\(folder)/\($0)")
      }
      .filter { exists(root.appending(path: $0.path + "/App.swift")) }
    }
  }

  private static let forms = "Packages/Forms"

  /// The package that builds it: its path in the repository, and its name in the manifest.
  var package: (path: String, name: String) {
    path.hasPrefix(Self.forms + "/") ? (Self.forms, "todo-forms") : ("", "todo-five-ways")
  }

  /// The module with this name, either its own or the one that `todo` uses.
  static func named(_ word: String, in root: URL) -> ModuleFolder? {
    all(in: root).first { plain($0.name) == plain(word) }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().replacing("-", with: "").replacing("todo", with: "")
      .replacing("step", with: "")
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).sorted()
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  /// Its Swift files by path.
  func files(in root: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    let folder = root.appending(path: path).path(percentEncoded: false)
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where name.hasSuffix(".swift") {
      let file = path + "/" + name
      files[file] = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
    return files
  }
}
