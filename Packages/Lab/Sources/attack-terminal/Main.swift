import CommandLineKit
import Foundation
import Implementations

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) async throws -> Int32 {
    // Programs that crash on purpose mustn't leave core dumps.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    if let victim = options.victim {
      try await victim.run()
      return SearchStatus.nothingFound
    }
    return try await attack(options) ? SearchStatus.nothingFound : SearchStatus.findings
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
            "  to repeat it: attack-terminal --attack \(attack.rawValue)"
              + " --implementation \(implementation) --seed \(seed)")
        }
      }
      if options.hasProgress { ErrorOutput.say("\(round + 1) of \(options.rounds) rounds\n") }
    }
    print(tally.text, terminator: "")
    return tally.isClean
  }
}
