/// The folders that the files of a module lie in, named from the module's own folder on.
package struct ModuleFolders: Sendable {
  /// What the module's own folder is called: the one that all its files have in common.
  private static let own = "."

  private let folders: [String: String]

  /// Takes the paths of the module's files.
  package init(_ files: [String]) {
    let common = CommonFolder(files)
    let pairs = files.map { file in
      let parts = common.relative(file).split(separator: "/").dropLast()
      return (file, parts.isEmpty ? Self.own : parts.joined(separator: "/"))
    }
    folders = Dictionary(pairs) { first, _ in first }
  }

  /// The folder that a file is directly in; nil when the file is none of the module's.
  package func folder(of file: String) -> String? { folders[file] }
}
