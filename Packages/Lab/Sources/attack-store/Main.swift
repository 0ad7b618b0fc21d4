import CommandLineKit
import Foundation

@main
struct Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if let writer = Writer(words: words) { exit(write(writer)) }
    await Options.declaration.main(run)
  }

  private static func write(_ writer: Writer) -> Int32 {
    do {
      try writer.run()
      return SearchStatus.nothingFound
    } catch {
      ErrorOutput.say("\(writer.name): \(error)\n")
      return SearchStatus.failure
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    do {
      try Attacks(options).run()
    } catch let violation as Violation {
      print("\(violation)\nTo repeat it: --seed \(options.seed)")
      return SearchStatus.findings
    }
    print("No acknowledged change was lost.")
    return SearchStatus.nothingFound
  }
}
