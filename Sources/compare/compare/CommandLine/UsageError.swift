import CommandLineKit

extension UsageError {
  /// The three lines that go to standard error, with the usage of the command that was called.
  func message(for arguments: [String]) -> String {
    CompareProgram.declaration.message(self, for: arguments)
  }
}
