/// How a program reports an invalid command line.
public struct UsageMessage {
  /// The status that a program ends with then: `EX_USAGE` of `sysexits.h`.
  public static let exitCode: Int32 = 64

  private let program: String
  private let usage: String

  /// Takes the program's name, and how it is used, in one line.
  public init(program: String, usage: String) {
    self.program = program
    self.usage = usage
  }

  /// Says what was wrong, how the program is used, and where to read on.
  ///
  /// - Parameters:
  ///   - explanation: What was wrong, with the value.
  ///   - word: The word that isn't known, if there is one.
  ///   - candidates: What it may have been meant to be.
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
