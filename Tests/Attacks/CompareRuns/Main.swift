import CommandLineKit
import Foundation

@main
struct Main {
  private static let findings: Int32 = 2
  private static let failure: Int32 = 1

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      switch try Command.declaration.parse(words) {
      case .information(let text): print(text, terminator: "")
      case .run(let options): exit(run(options))
      }
    } catch {
      say(Command.declaration.message(error, for: words))
      exit(UsageError.exitCode)
    }
  }

  private static func run(_ options: Options) -> Int32 {
    do {
      let bench = try Bench()
      defer { bench.remove() }
      let violations =
        if options.records > 0 {
          try RecordAttack(bench).run(options.records, seed: options.seed) { tell($0, options) }
        } else if options.hasTrees {
          try TreeAttack(bench).run { tell($0, options) }
        } else {
          try InterruptionAttack(bench).run(options.interruptions, seed: options.seed) {
            tell($0, options)
          }
        }
      for violation in violations { print(violation) }
      if violations.isEmpty { print("Nothing found.") }
      return violations.isEmpty ? 0 : findings
    } catch {
      say("Error: \(error)\n")
      return failure
    }
  }

  private static func tell(_ line: String, _ options: Options) {
    if options.hasProgress { say(line + "\n") }
  }

  private static func say(_ text: String) {
    // There is nobody left to tell when this can't be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
