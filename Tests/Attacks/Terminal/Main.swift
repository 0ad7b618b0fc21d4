import CommandLineKit
import Foundation
import Implementations

@main
struct Main {
  /// Something was violated.
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
    // Programs that are made to crash leave nothing behind.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    do {
      if let victim = options.victim {
        try await victim.run()
        return 0
      }
      return try await attack(options) ? 0 : findings
    } catch {
      say("Error: \(error)\n")
      return failure
    }
  }

  private static func attack(_ options: Options) async throws -> Bool {
    var tally = Tally()
    for round in 0..<options.rounds {
      for (number, attack) in options.usedAttacks.enumerated() {
        let implementation = options.used[(round + number) % options.used.count].rawValue
        let seed = options.seed &+ UInt64(round)
        let violations = try await attack.violations(on: implementation, seed: seed, size: .full)
        tally.add(attack, violations)
        for violation in violations { print("\(attack.rawValue): \(implementation) \(violation)") }
        if !violations.isEmpty {
          print(
            "  again: attack-terminal --attack \(attack.rawValue)"
              + " --implementation \(implementation) --seed \(seed)")
        }
      }
      if options.hasProgress { say("\(round + 1) of \(options.rounds) rounds\n") }
    }
    print(tally.text, terminator: "")
    return tally.isClean
  }

  private static func say(_ text: String) {
    // There is nobody left to tell when this can't be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
