import Foundation

extension ProgramDeclaration {
  /// Runs what a command line asks for and reports errors on standard error.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - say: Receives the text for standard error.
  ///   - body: Does the work and returns the exit status.
  /// - Returns: The exit status: the body's, `UsageError.exitCode` after a usage error, or
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

/// The result of parsing the command line of a program with a single command.
public enum SearchCommand<Options: Equatable & Sendable>: Equatable, Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case run(Options)
}

extension ProgramDeclaration {
  /// Runs the program as this process and exits.
  ///
  /// The body does what the options ask for and returns the exit status.
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

/// The exit statuses of a program that searches for defects.
public enum SearchStatus {
  public static let nothingFound: Int32 = 0
  public static let failure: Int32 = 1
  public static let findings: Int32 = 2
}

public enum ErrorOutput {
  /// Writes to standard error; a failure is ignored, since there is nowhere left to report it.
  public static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
