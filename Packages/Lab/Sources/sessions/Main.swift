import CommandLineKit
import Implementations

@main
struct Main {
  static func main() async {
    await Options.declaration.main(run)
  }

  private static func run(_ options: Options) async throws -> Int32 {
    let search = Search(options.used)
    if let steps = options.replay {
      return try await replay(Session(setup: options.setup, steps: steps), search)
    }
    if options.jobs > 1 { return try await Jobs(options).run() }
    return try await find(options, search)
  }

  private static func replay(_ session: Session, _ search: Search) async throws -> Int32 {
    guard let difference = try await search.difference(in: session) else {
      print("All match the specification after each of \(session.steps.count) steps.")
      return SearchStatus.nothingFound
    }
    print(Report.text(difference, in: session), terminator: "")
    return SearchStatus.findings
  }

  private static func find(_ options: Options, _ search: Search) async throws -> Int32 {
    var reach = Reach()
    var progress = Progress(of: options.sessions, isShown: options.hasProgress)
    for number in 0..<options.sessions {
      let seed = options.seed &+ UInt64(number)
      let session = SessionGenerator.session(seed: seed, keys: options.keys)
      if let (shortest, difference) = try await search.shrunkDifference(in: session) {
        print("Session \(seed):", Report.text(difference, in: shortest), terminator: "")
        return SearchStatus.findings
      }
      reach.count(session)
      progress.advance()
    }
    if !options.isQuiet { tell(reach, options) }
    return SearchStatus.nothingFound
  }

  static func tell(_ reach: Reach, _ options: Options) {
    print(reach.text)
    print("No difference between \(options.used.count) implementations and the model.")
  }
}

/// Reports progress now and then.
private struct Progress {
  private let count: Int
  private let isShown: Bool
  private var done = 0

  init(of count: Int, isShown: Bool) {
    self.count = count
    self.isShown = isShown
  }

  mutating func advance() {
    done += 1
    if isShown, done % max(1, count / 20) == 0 { ErrorOutput.say("\(done) of \(count) sessions\n") }
  }
}
