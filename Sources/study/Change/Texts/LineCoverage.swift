/// Which lines tests reach, as llvm-cov exports it in lcov's format.
struct LineCoverage {
  /// For each file whether each line that can run was reached.
  private var lines: [String: [Int: Bool]] = [:]

  /// Takes the text, and the folder that paths are relative to.
  init(_ text: String, folder: String) {
    var file = ""
    for line in text.lines {
      if line.hasPrefix("SF:") {
        let path = String(line.dropFirst(3))
        file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        if numbers.count >= 2 { lines[file, default: [:]][numbers[0]] = numbers[1] > 0 }
      }
    }
  }

  /// How many of a patch's new lines that can run are reached, in per cent rounded down.
  func share(of patch: Patch) -> Int {
    let reached = patch.files.flatMap { file in
      file.addedLines.compactMap { lines[file.path]?[$0] }
    }
    return reached.isEmpty ? 100 : 100 * reached.count { $0 } / reached.count
  }
}
