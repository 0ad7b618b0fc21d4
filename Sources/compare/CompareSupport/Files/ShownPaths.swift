/// Paths as a reader sees them: relative to the folder of what is measured, where they are in it.
package struct ShownPaths: Sendable {
  /// Absolute, without symbolic links.
  package let root: String

  package init(root: String) { self.root = root }

  package func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The first of some paths, and how many there are beside it.
  package func some(of paths: [String]) -> String {
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return paths.first.map { relative($0) + others } ?? ""
  }

  /// The path that `relative` was given.
  package func absolute(_ path: String) -> String {
    path.path(from: root)
  }
}
