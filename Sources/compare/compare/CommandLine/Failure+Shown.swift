import CommandLineKit
import CompareSupport

extension Failure {
  /// The text for standard error: the first and the last lines of a program's output, without
  /// terminal control characters.
  var shown: String {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { $0.isEmpty }
    let left = lines.count - 2 * Self.most
    let kept =
      left <= 1
      ? lines.map(Self.plain)
      : lines.prefix(Self.most).map(Self.plain) + ["… \(left) lines are left out …"]
        + lines.suffix(Self.most).map(Self.plain)
    return Failure(line.oneLine, output: kept.joined(separator: "\n")).message
  }

  private static let most = 100
  private static let longest = 2_000

  private static func plain(_ line: Substring) -> String {
    let start = line.prefix(longest)
    let text = String(start) + (start.endIndex == line.endIndex ? "" : "…")
    return text.replacing("\t", with: " ").oneLine
  }
}

extension UsageError {
  /// The three lines for standard error, with the usage of the command that was called.
  func message(for arguments: [String]) -> String {
    CompareProgram.declaration.message(self, for: arguments)
  }
}
