import CommandLineKit
import Foundation

@main
struct Main {
  /// Something got lost.
  private static let findings: Int32 = 2
  private static let failure: Int32 = 1

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      if let writer = Writer(words: words) { exit(write(writer)) }
      switch try Command.declaration.parse(words) {
      case .information(let text): print(text, terminator: "")
      case .run(let options): exit(run(options))
      }
    } catch {
      say(Command.declaration.message(error, for: words))
      exit(UsageError.exitCode)
    }
  }

  private static func write(_ writer: Writer) -> Int32 {
    do {
      try writer.run()
      return 0
    } catch {
      say("\(writer.name): \(error)\n")
      return failure
    }
  }

  private static func run(_ options: Options) -> Int32 {
    do {
      try Attacks(options).run()
      print("Nothing that was acknowledged got lost.")
      return 0
    } catch let violation as Violation {
      print("\(violation)\nTo see it again: --seed \(options.seed)")
      return findings
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
