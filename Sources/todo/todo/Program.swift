import CommandLineKit
import Foundation
import Implementations
import Shared
import TerminalUI

/// The remaining output when the program ends, and its exit status.
struct Outcome: Equatable, Sendable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0
}

/// The whole program, from its arguments to its output.
enum Program {
  @MainActor
  static func run(_ arguments: [String]) async -> Outcome {
    do throws(UsageError) {
      switch try Command.parse(arguments) {
      case .information(let text): return Outcome(output: text)
      case .run(let options): return try await run(options)
      }
    } catch {
      return Outcome(
        errors: Command.declaration.message(error, for: arguments), exitCode: UsageError.exitCode)
    }
  }

  @MainActor
  private static func run(_ options: Options) async throws(UsageError) -> Outcome {
    try options.checkLinks()
    let window: Window
    do throws(StartError) {
      window = options.implementation.window(in: try options.environment())
    } catch {
      return Outcome(errors: error.description, exitCode: StartError.exitCode)
    }
    try options.openLink(in: window)
    return await use(window, as: options)
  }

  @MainActor
  private static func use(_ window: Window, as options: Options) async -> Outcome {
    do throws(StartError) {
      if let keys = options.keys {
        let player = KeyPlayer(window: window, size: options.size ?? Options.standardSize)
        let frames = try await player.play(keys).map { $0.plainText + "\n" }
        return Outcome(output: frames.joined(separator: "---\n"))
      }
      try await show(window, size: options.size)
      return Outcome()
    } catch {
      return Outcome(errors: error.description, exitCode: StartError.exitCode)
    }
  }
}

extension Program {
  @MainActor
  private static func show(_ window: Window, size: Size?) async throws(StartError) {
    do throws(TerminalError) {
      let environment = ProcessInfo.processInfo.environment
      try await TerminalHost(window: window, size: size, environment: environment).run()
    } catch {
      throw .terminal(error)
    }
  }
}
