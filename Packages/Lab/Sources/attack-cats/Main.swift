import CommandLineKit

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
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
