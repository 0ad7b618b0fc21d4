import CommandLineKit
import Foundation

@main
struct Main {
  /// A violation was found.
  private static let findings: Int32 = 2
  private static let failure: Int32 = 1

  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      switch try Command.declaration.parse(words) {
      case .information(let text): print(text, terminator: "")
      case .run(let options): exit(await run(options))
      }
    } catch {
      say(Command.declaration.message(error, for: words))
      exit(UsageError.exitCode)
    }
  }

  private static func run(_ options: Options) async -> Int32 {
    do {
      if options.isWorker {
        for series in options.used { try await Worker(options, series).run() }
        return 0
      }
      let tally = try Overseer(options).run()
      print(tally.text(seed: options.seed), terminator: "")
      return tally.hasViolations ? findings : 0
    } catch {
      say("Error: \(error)\n")
      return failure
    }
  }

  static func say(_ text: String) {
    // There is nobody left to tell when this can't be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
