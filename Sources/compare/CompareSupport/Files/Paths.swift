import Foundation

extension String {
  /// This path itself if it is absolute; otherwise relative to a folder.
  package func path(from folder: String) -> String {
    hasPrefix("/") ? self : "\(folder)/\(self)"
  }

  /// Whether it is an existing folder, or a link to one.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The path without symbolic links, which is what the compiler writes into its records: no other
  /// path would match them.
  package var realPath: String {
    guard let resolved = realpath(self, nil) else { return self }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Paths as a reader sees them: relative to the measured folder if they are in it.
package struct ShownPaths: Sendable {
  /// Absolute, without symbolic links.
  package let root: String

  package init(root: String) { self.root = root }

  package func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The first of some paths, and the number of the others.
  package func some(of paths: [String]) -> String {
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return paths.first.map { relative($0) + others } ?? ""
  }

  /// The path that `relative` was given.
  package func absolute(_ path: String) -> String {
    path.path(from: root)
  }
}

/// The folder that contains all files of a module.
package struct CommonFolder {
  private let depth: Int

  package init(_ paths: [String]) {
    let folders = paths.map { Array($0.split(separator: "/").dropLast()) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    depth = common.count
  }

  /// The folder that contains some folders, or one of them that contains the others.
  package static func of(_ folders: [String]) -> String {
    let parts = folders.map { $0.split(separator: "/") }
    let common = parts.dropFirst().reduce(parts.first ?? []) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The path of one of the files, relative to the folder.
  package func relative(_ path: String) -> String {
    path.split(separator: "/").dropFirst(depth).joined(separator: "/")
  }
}

/// The folders that contain a module's files, relative to the module's own folder.
package struct ModuleFolders: Sendable {
  /// The name of the module's own folder: the one that all its files share.
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

  /// The folder that directly contains a file; nil if the file isn't the module's.
  package func folder(of file: String) -> String? { folders[file] }
}
