import Foundation

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

/// What the command line of a program with one command asks for.
public enum SearchCommand<Options: Equatable & Sendable>: Equatable, Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case run(Options)
}

extension ProgramDeclaration {
  /// Runs the program that this process is, and ends it.
  ///
  /// The body does what the options ask for, and returns the status to end with.
  public func main<Options>(
    _ body: (Options) async throws -> Int32
  ) async -> Never where Meaning == SearchCommand<Options> {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await run(words) { command in
      switch command {
      case .information(let text):
        print(text, terminator: "")
        return SearchStatus.nothingFound
      case .run(let options): return try await body(options)
      }
    }
    exit(status)
  }
}

/// The statuses that a program ends with which looks for something that shouldn't be there.
public enum SearchStatus {
  public static let nothingFound: Int32 = 0
  public static let failure: Int32 = 1
  public static let findings: Int32 = 2
}

public enum ErrorOutput {
  /// Writes to standard error as it is; there is nobody left to tell when it can't be written.
  public static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
