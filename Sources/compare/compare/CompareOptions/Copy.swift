/// Says that a copy is measured, such as that of an earlier revision, with what a team fixes for the
/// original now: only what is held against the same rules can be compared.
package struct Copy: Equatable, Sendable {
  private let root: String
  private let originalRoot: String

  /// Takes the folder of the copy, and that of the original.
  package init(_ root: String, of originalRoot: String) {
    self.root = root
    self.originalRoot = originalRoot
  }

  /// Where a folder of the copy is in the original.
  package func original(of folder: String) -> String {
    guard folder == root || folder.hasPrefix(root + "/") else { return folder }
    return originalRoot + folder.dropFirst(root.count)
  }
}
