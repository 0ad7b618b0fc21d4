/// How compiling an app ended.
struct CompilerEnd: Equatable, Sendable {
  /// The exit code; 0 when there was no error at all.
  let status: Int32
  /// The base names of the copies that the compiler was too slow for.
  let slow: Set<String>

  init(status: Int32, slow: Set<String> = []) {
    self.status = status
    self.slow = slow
  }
}

extension CompilerEnd {
  /// One line; the names of copies have no space.
  var line: String { (["\(status)"] + slow.sorted()).joined(separator: " ") }

  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let status = words.first.flatMap({ Int32($0) }) else { return nil }
    self.init(status: status, slow: Set(words.dropFirst().map(String.init)))
  }
}
