/// What a patch in git's format changes.
struct Patch {
  struct File {
    enum Kind { case changed, added, deleted }

    /// After the change; for a deleted file, before it.
    let path: String
    var kind = Kind.changed
    /// The numbers of new lines in the new file.
    var addedLines: Set<Int> = []
    var removedCount = 0
  }

  private(set) var files: [File] = []

  init(_ text: String) {
    // The lines that the current hunk still has, of the old file and of the new one.
    var (oldRest, newRest, number) = (0, 0, 0)
    for line in text.lines {
      if oldRest > 0 || newRest > 0 {
        let sign = line.first ?? " "
        if sign == "\\" { continue }
        if sign == "+" {
          change { $0.addedLines.insert(number) }
        } else {
          oldRest -= 1
          if sign == "-" { change { $0.removedCount += 1 } }
        }
        if sign != "-" { (newRest, number) = (newRest - 1, number + 1) }
      } else if let match = line.wholeMatch(of: /diff --git a\/(.*) b\/\1/) {
        files.append(File(path: String(match.1)))
      } else if line.hasPrefix("new file mode") {
        change { $0.kind = .added }
      } else if line.hasPrefix("deleted file mode") {
        change { $0.kind = .deleted }
      } else if let hunk = line.prefixMatch(
        of: /@@ -[0-9]+(?:,([0-9]+))? \+([0-9]+)(?:,([0-9]+))? @@/)
      {
        oldRest = hunk.1.flatMap { Int($0) } ?? 1
        number = Int(hunk.2) ?? 0
        newRest = hunk.3.flatMap { Int($0) } ?? 1
      }
    }
  }

  private mutating func change(_ body: (inout File) -> Void) {
    if !files.isEmpty { body(&files[files.count - 1]) }
  }

  func count(_ kind: File.Kind) -> Int { files.count { $0.kind == kind } }
  var addedCount: Int { files.reduce(0) { $0 + $1.addedLines.count } }
  var removedCount: Int { files.reduce(0) { $0 + $1.removedCount } }
  /// The files that there were before.
  var oldFiles: [File] { files.filter { $0.kind != .added } }

  /// Its text without documents, and without where lines stand.
  static func whatIsBuilt(_ text: String) -> String {
    var isDocument = false
    var kept = ""
    for line in text.lines {
      if line.hasPrefix("diff ") { isDocument = line.hasSuffix(".md") }
      if isDocument || line.hasPrefix("index ") { continue }
      let isHunk = line.hasPrefix("@@ ") && line.dropFirst(3).contains(" @@")
      kept += (isHunk ? "@@" : line) + "\n"
    }
    return kept
  }
}
