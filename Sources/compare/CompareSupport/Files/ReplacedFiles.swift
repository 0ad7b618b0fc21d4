import Foundation

/// Files that others take the place of, and that come back when nothing comes of it.
///
/// Meanwhile they stand beside, under another name, so that nothing is lost with the program.
package struct ReplacedFiles {
  private let paths: [String]
  private var moved: [String] = []

  package init(_ names: [String], in folder: String) { paths = names.map { "\(folder)/\($0)" } }

  /// All of them, or none.
  ///
  /// - Throws: when one is there and may not be replaced.
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

  /// As it was before; what has taken their places goes.
  package func restore() {
    for path in paths { unlink(path) }
    moveBack()
  }

  /// Nobody needs them any more.
  package func finish() {
    for path in moved { unlink(aside(path)) }
  }

  private func moveBack() {
    for path in moved { rename(aside(path), path) }
  }

  private func aside(_ path: String) -> String { "\(path).before" }
}
