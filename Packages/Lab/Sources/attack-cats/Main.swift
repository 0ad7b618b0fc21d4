import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await Command.declaration.run(words) { command in
      switch command {
      case .information(let text): print(text, terminator: "")
      case .run(let options): return try await run(options)
      }
      return SearchStatus.nothingFound
    }
    exit(status)
  }

  private static func run(_ options: Options) async throws -> Int32 {
    if options.isWorker {
      for series in options.used { try await Worker(options, series).run() }
      return SearchStatus.nothingFound
    }
    let tally = try Overseer(options).run()
    print(tally.text(seed: options.seed), terminator: "")
    return tally.hasViolations ? SearchStatus.findings : SearchStatus.nothingFound
  }
}
