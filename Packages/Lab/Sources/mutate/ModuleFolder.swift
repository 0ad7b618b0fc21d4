import Foundation

/// A module that is the whole app, and where it lies in the repository.
struct ModuleFolder: Equatable {
  let name: String
  /// From the repository's folder.
  let path: String

  /// All that there are: the five, their other forms and the steps between them.
  static func all(in root: URL) -> [ModuleFolder] {
    ["Sources", forms + "/Sources", forms + "/Sources/Road"].flatMap { folder in
      names(in: root.appending(path: folder)).map {
        ModuleFolder(name: $0, path: "\(folder)/\($0)")
      }
      .filter { exists(root.appending(path: $0.path + "/App.swift")) }
    }
  }

  private static let forms = "Packages/Forms"

  /// The package that it is built in, from the repository's folder, and what the manifest calls it.
  var package: (path: String, name: String) {
    path.hasPrefix(Self.forms + "/") ? (Self.forms, "todo-forms") : ("", "todo-five-ways")
  }

  /// The one that is called so, by its own name or by the one that `todo` has for it.
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

  /// Its Swift files by their paths.
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
