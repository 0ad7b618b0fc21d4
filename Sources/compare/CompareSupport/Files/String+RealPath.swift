import Foundation

extension String {
  /// The path without symbolic links: what the compiler writes into its records, so that nothing
  /// else would match them.
  package var realPath: String {
    guard let resolved = realpath(self, nil) else { return self }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
