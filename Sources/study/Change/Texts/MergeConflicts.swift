/// The conflicts in the files of a merge, as git marks them.
struct MergeConflicts {
  /// How many places conflict in each file, by its path.
  private let counts: [String: Int]

  /// Takes what `git grep --count` prints about a tree: `tree:path:count`.
  init(_ text: String, tree: String) {
    let pairs = text.lines.compactMap { line -> (String, Int)? in
      guard line.hasPrefix(tree + ":"), let colon = line.lastIndex(of: ":") else { return nil }
      let path = line[..<colon].dropFirst(tree.count + 1)
      return Int(line[line.index(after: colon)...]).map { (String(path), $0) }
    }
    counts = Dictionary(pairs) { $0 + $1 }
  }

  var files: [String] { counts.keys.sorted() }

  /// The places below a folder.
  func count(in folder: String) -> Int {
    counts.reduce(0) { $0 + ($1.key.hasPrefix(folder + "/") ? $1.value : 0) }
  }

  /// A file with both sides of its conflicts.
  static func bothSides(of text: String) -> String {
    text.lines.filter { line in
      !line.hasPrefix("<<<<<<< ") && line != "=======" && !line.hasPrefix(">>>>>>> ")
    }
    .map { $0 + "\n" }.joined()
  }
}
