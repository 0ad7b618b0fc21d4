import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) throws -> Int32 {
    let workspace = FileManager.default.temporaryDirectory
      .appending(path: "respell-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: workspace) }
    let trial = try Trial(options, in: workspace)
    print(Report.header)
    var outcomes: [Trial.Outcome] = []
    for way in Way.all where options.ways.isEmpty || options.ways.contains(way.name) {
      let outcome = try trial.run(way)
      print(Report.text(of: outcome, shown: options.shown))
      fflush(nil)
      outcomes.append(outcome)
    }
    print(Report.total(of: outcomes))
    return outcomes.contains { !$0.changes.isEmpty }
      ? SearchStatus.findings : SearchStatus.nothingFound
  }
}
