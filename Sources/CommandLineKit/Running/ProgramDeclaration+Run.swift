extension ProgramDeclaration {
  /// Does what the words of a command line mean, and says on standard error what went wrong.
  ///
  /// - Parameters:
  ///   - words: Those that follow the program's name.
  ///   - say: Takes what is for standard error.
  ///   - body: Does it, and returns the status to end with.
  /// - Returns: That status, `UsageError.exitCode` when the words mean nothing, or
  ///   `SearchStatus.failure` when the body throws.
  public func run(
    _ words: [String], say: (String) -> Void = ErrorOutput.say,
    body: (Meaning) async throws -> Int32
  ) async -> Int32 {
    let meaning: Meaning
    do throws(UsageError) {
      meaning = try parse(words)
    } catch {
      say(message(error, for: words))
      return UsageError.exitCode
    }
    do {
      return try await body(meaning)
    } catch {
      say("Error: \(error)\n")
      return SearchStatus.failure
    }
  }
}
