/// What a compiler that crashed was at.
struct CompilerCrash {
  private let stackDump: [Substring]

  /// Nil when it did not crash.
  ///
  /// The exit code does not tell: the driver's may be 1 then as well.
  init?(transcript: String) {
    let lines = transcript.split(separator: "\n").drop { !$0.hasPrefix("Stack dump:") }
    guard !lines.isEmpty else { return nil }
    // The arguments are every file.
    stackDump = lines.filter { !$0.contains("Program arguments:") }
  }

  /// The file that the innermost line names which names any.
  func file(among files: [String]) -> String? {
    for line in stackDump.reversed() {
      if let file = files.first(where: { line.contains($0) }) { return file }
    }
    return nil
  }
}
