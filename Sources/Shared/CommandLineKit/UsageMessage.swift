/// How a program reports an invalid command line.
public struct UsageMessage {
  /// The exit status after a usage error: `EX_USAGE` of `sysexits.h`.
  public static let exitCode: Int32 = 64

  private let program: String
  private let usage: String

  /// Takes the program's name and its usage line.
  public init(program: String, usage: String) {
    self.program = program
    self.usage = usage
  }

  /// Explains the mistake, shows the usage and points to the help.
  ///
  /// - Parameters:
  ///   - explanation: What was wrong, including the value.
  ///   - word: The unknown word, if there is one.
  ///   - candidates: The words that it may be a misspelling of.
  /// - Returns: Three lines for standard error.
  public func text(
    _ explanation: String, unknown word: String = "", among candidates: [String] = []
  ) -> String {
    let suggestion = Suggestion.closest(to: word, among: candidates)
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return """
      Error: \(explanation.oneLine)\(hint)
      Usage: \(usage)
      See '\(program) --help'.

      """
  }
}
