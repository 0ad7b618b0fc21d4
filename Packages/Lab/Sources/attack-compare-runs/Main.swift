import CommandLineKit

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) throws -> Int32 {
    let bench = try Bench()
    defer { bench.remove() }
    let violations =
      if options.records > 0 {
        try RecordAttack(bench).run(options.records, seed: options.seed) { tell($0, options) }
      } else if options.repositories > 0 {
        try RepositoryAttack(bench).run(options.repositories, seed: options.seed) {
          tell($0, options)
        }
      } else if options.hasTrees {
        try TreeAttack(bench).run { tell($0, options) }
      } else {
        try InterruptionAttack(bench).run(options.interruptions, seed: options.seed) {
          tell($0, options)
        }
      }
    for violation in violations { print(violation) }
    if violations.isEmpty { print("No violation.") }
    return violations.isEmpty ? SearchStatus.nothingFound : SearchStatus.findings
  }

  private static func tell(_ line: String, _ options: Options) {
    if options.hasProgress { ErrorOutput.say(line + "\n") }
  }
}
