import CommandLineKit
import CompareSupport
import Foundation
import SourceRecords

@main
struct Main {
  private static let findings: Int32 = 2

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      // What `compare` would start itself for.
      if try ReadingChild.run(words) { return }
      exit(try end(of: words))
    } catch {
      StandardError.write("Error: \(error)\n")
      exit(Failure.exitCode)
    }
  }

  private static func end(of words: [String]) throws -> Int32 {
    let command: Command
    do throws(UsageError) {
      command = try Command.declaration.parse(words)
    } catch {
      StandardError.write(Command.declaration.message(error, for: words))
      return UsageError.exitCode
    }
    switch command {
    case .information(let text):
      print(text, terminator: "")
      return 0
    case .run(let options): return try run(options)
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    let indexed = try IndexedModules(of: options.usedSources)
    defer { indexed.remove() }
    let attack = try RecordAttack(on: indexed)
    var counts: [RecordAttack.Outcome: Int] = [:]
    for number in 0..<options.damages {
      let attempt = try attack.attempt(seed: options.seed &+ UInt64(number))
      counts[attempt.outcome, default: 0] += 1
      if attempt.outcome == .silent { print(attempt.line) }
      if options.hasProgress, (number + 1) % max(1, options.damages / 20) == 0 {
        StandardError.write("\(number + 1) of \(options.damages) damages\n")
      }
    }
    for outcome in RecordAttack.Outcome.allCases {
      print("\(counts[outcome] ?? 0) of \(options.damages): \(outcome.rawValue)")
    }
    return counts[.silent] == nil ? 0 : findings
  }
}
