import Foundation

/// Files that others replace, and that are restored if that fails.
///
/// Meanwhile they are kept next to the new ones under another name, in case the program dies.
package struct ReplacedFiles {
  private let paths: [String]
  private var moved: [String] = []

  package init(_ names: [String], in folder: String) { paths = names.map { "\(folder)/\($0)" } }

  /// Moves all of them, or none.
  ///
  /// - Throws: if one of them exists and may not be replaced.
  package mutating func moveAside(isAllowed: Bool) throws(Failure) {
    let present = paths.filter(InputFile.isNamed)
    for path in present {
      guard isAllowed else {
        throw Failure("There is a '\(path)' already: --force writes over it.")
      }
      guard !InputFile.isNamed(aside(path)) else {
        throw Failure(
          "There is a '\(aside(path))', which a run that was killed has left: move it back or away."
        )
      }
      try OutputFile(path, in: "/").check()
    }
    for path in present {
      guard rename(path, aside(path)) == 0 else {
        let reason = String(cString: strerror(errno))
        moveBack()
        throw .outputUnwritable(path: path, reason: reason)
      }
      moved.append(path)
    }
  }

  /// Restores the original files and deletes those that replaced them.
  package func restore() {
    for path in paths { unlink(path) }
    moveBack()
  }

  /// Deletes the originals, which are no longer needed.
  package func finish() {
    for path in moved { unlink(aside(path)) }
  }

  private func moveBack() {
    for path in moved { rename(aside(path), path) }
  }

  private func aside(_ path: String) -> String { "\(path).before" }
}
