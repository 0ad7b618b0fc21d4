import CommandLineKit
import DesktopReading
import DesktopUI
import Implementations
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
    do {
      switch try Command.declaration.parse(arguments) {
      case .information(let text): return Outcome(output: text)
      case .run(let options):
        try options.app.checkLinks()
        return try await run(options)
      }
    } catch let error as UsageError {
      return Outcome(
        errors: Command.declaration.message(error, for: arguments), exitCode: UsageError.exitCode)
    } catch let error as StartError {
      return Outcome(errors: error.description, exitCode: StartError.exitCode)
    } catch {
      return Outcome(errors: "Error: \(error)\n", exitCode: StartError.exitCode)
    }
  }

  @MainActor
  private static func run(_ options: WindowOptions) async throws -> Outcome {
    try MainLoop.start()
    let window = options.app.implementation.desktopWindow(in: try options.app.environment())
    guard options.app.keys != nil || options.picture != nil else {
      await withCheckedContinuation { closed in window.open { closed.resume() } }
      return Outcome()
    }
    // A key script needs no window that can be seen, a picture does.
    if options.picture != nil { window.open {} }
    let frames = try await play(options.app.keys ?? [], in: window, as: options.app)
    guard let picture = options.picture else {
      return Outcome(output: frames.map { $0.plainText + "\n" }.joined(separator: "---\n"))
    }
    try await window.savePicture(to: picture)
    return Outcome()
  }

  /// Reads the frames from the widgets, as the terminal would draw them.
  @MainActor
  private static func play(
    _ keys: [KeyStep], in window: DesktopUI.Window, as options: Options
  ) async throws(StartError) -> [TerminalUI.Frame] {
    let player = KeyPlayer(
      window: TerminalUI.Window(reading: window), size: options.size ?? Options.standardSize)
    return try await player.play(keys)
  }
}
