package import CommandLineKit

/// Why there is no result.
///
/// Failures are declared next to the code that fails, as extensions. Only this file decides how each
/// case is worded, and the exit code.
package enum Failure: Error, Equatable {
  /// What was wrong, including the value, in one sentence, and the output of a program that failed.
  case failed(String, output: String)
  /// This program was asked to end.
  case interrupted(signal: Int32)
  /// The command line is invalid, or names something that doesn't exist.
  case misused(UsageError)

  package init(_ line: String, output: String = "") {
    // A reason from the system may already end with a full stop.
    self = .failed(line.hasSuffix("..") ? String(line.dropLast()) : line, output: output)
  }

  /// Reads what another run of this program wrote on standard error; nil if it isn't one failure
  /// without output.
  init?(reported text: String) {
    guard text.hasPrefix(Self.start), text.last == "\n", !text.dropLast().contains("\n") else {
      return nil
    }
    self.init(String(text.dropFirst(Self.start.count).dropLast()))
  }

  /// What was wrong, in one sentence; empty if nothing failed.
  package var line: String {
    if case .failed(let line, _) = self { line } else { "" }
  }
}

extension Failure {
  package static let exitCode: Int32 = 1

  private static let start = "Error: "

  /// The exit code, where a program can't end with the signal itself.
  package var exitCode: Int32 {
    switch self {
    case .failed: Self.exitCode
    case .interrupted(let signal): 128 + signal
    case .misused: UsageError.exitCode
    }
  }

  /// The text for standard error, without terminal control characters: the output of what failed,
  /// then the line; or the three lines that explain a usage error to the user who typed the words.
  package func message<Meaning>(
    for words: [String], of program: ProgramDeclaration<Meaning>
  ) -> String {
    switch self {
    case .failed(let line, let output):
      return "\(Self.shown(output))\(Self.start)\(line.oneLine)\n"
    case .interrupted: return ""
    case .misused(let error): return program.message(error, for: words)
    }
  }

  /// The first and the last lines of a program's output, up to the end of a line.
  private static func shown(_ output: String) -> String {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { $0.isEmpty }
    let left = lines.count - 2 * most
    let kept =
      left <= 1
      ? lines.map(plain)
      : lines.prefix(most).map(plain) + ["… \(left) lines are left out …"]
        + lines.suffix(most).map(plain)
    let text = kept.joined(separator: "\n")
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  private static let most = 100
  private static let longest = 2_000

  private static func plain(_ line: Substring) -> String {
    let start = line.prefix(longest)
    let text = String(start) + (start.endIndex == line.endIndex ? "" : "…")
    return text.replacing("\t", with: " ").oneLine
  }
}

extension Failure {
  static func commandUnstartable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be run: \(reason).")
  }

  static func libraryUnusable(name: String, reason: String) -> Failure {
    Failure("\(name) of the Swift toolchain cannot be used: \(reason).")
  }

  static func toolMissing(name: String) -> Failure {
    Failure("The Swift toolchain on PATH has no '\(name)'.")
  }

  static func toolFailed(name: String, output: String) -> Failure {
    Failure("\(name) failed; nothing was measured.", output: output)
  }

  package static func outputUnwritable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be written: \(reason).")
  }

  package static func folderMissing(path: String) -> Failure {
    Failure("There is no folder '\(path)'.")
  }
}
