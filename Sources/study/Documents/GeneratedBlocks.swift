/// The blocks of a document that commands fill.
///
///     <!-- output of: COMMAND -->
///     <!-- end of output -->
enum GeneratedBlocks {
  enum Kind: String, CaseIterable {
    /// Plain text.
    case output
    /// Markdown, as it is.
    case markdown
    /// Markdown that differs from run to run, such as timings: only `runs` renews it.
    case run

    /// The kind of the block that begins with a line; nil if none does.
    static func of(start line: String) -> Kind? {
      allCases.first { line.hasPrefix("<!-- \($0.rawValue) of: ") }
    }

    fileprivate func block(_ output: String) -> String {
      switch self {
      case .output: "```text\n\(output)\n```\n"
      case .markdown, .run: "\n\(output)\n\n"
      }
    }
  }

  /// The document with its blocks of some kinds filled again.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - kinds: The kinds of blocks; the others stay as they are.
  ///   - output: Runs a command.
  /// - Returns: The whole document.
  /// - Throws: What running a command throws.
  static func renewed<Problem: Error>(
    _ text: String, _ kinds: Set<Kind>, output: (String) throws(Problem) -> String
  ) throws(Problem) -> String {
    var renewed = ""
    var isSkipping = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let (kind, command) = start(String(line)), kinds.contains(kind) {
        renewed += line + "\n" + kind.block(trimmed(try output(command)))
        isSkipping = true
      } else if line == MarkdownPage.end {
        renewed += line + "\n"
        isSkipping = false
      } else if !isSkipping {
        renewed += line + "\n"
      }
    }
    return renewed
  }

  /// Whether a block that only `runs` fills is empty.
  static func lacksRun(_ text: String) -> Bool {
    var isEmpty = false
    for line in text.split(separator: "\n") {
      if let (kind, _) = start(String(line)) {
        isEmpty = kind == .run
      } else if line == MarkdownPage.end {
        if isEmpty { return true }
      } else if line.contains(where: { $0 != " " }) {
        isEmpty = false
      }
    }
    return false
  }

  private static func start(_ line: String) -> (Kind, command: String)? {
    let end = " -->"
    guard let kind = Kind.of(start: line), line.hasSuffix(end) else { return nil }
    let start = "<!-- \(kind.rawValue) of: "
    return (kind, String(line.dropFirst(start.count).dropLast(end.count)))
  }

  /// Without blanks at the ends of lines, and empty lines at the end.
  private static func trimmed(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }
}
