import Foundation

/// Tries one number after the other, and says so in lines that reach the reader before a crash.
struct Worker {
  private let options: Options
  private let series: Series

  init(_ options: Options, _ series: Series) {
    self.options = options
    self.series = series
  }

  func run() async throws {
    // Whoever else a mutated address leads to isn't asked: nobody listens at port 9.
    setenv("all_proxy", "http://127.0.0.1:9", 1)
    setenv("no_proxy", "127.0.0.1", 1)
    // What the first load of a process opens is none of an answer.
    if series.isRemote { _ = try await Load(Trick.good).outcome() }
    // Neither is what its own bytes take, which are made once.
    _ = series.count(options)
    let first = options.number ?? 0
    for number in first..<first + options.count {
      say(.begun(number))
      do {
        let resources = try Resources(series)
        let outcome = try await series.attempt(number, seed: options.seed)
        try await resources.check()
        say(.ended(outcome))
      } catch let violation as Violation {
        say(.violation(violation.description))
      }
    }
  }

  private func say(_ line: WorkerLine) {
    var text = Array((line.text + "\n").utf8)
    write(STDOUT_FILENO, &text, text.count)
  }
}

/// What a worker says: the line after a try begins that it is over, or there was a crash.
enum WorkerLine: Equatable {
  case begun(Int)
  case ended(String)
  case violation(String)

  init?(_ text: some StringProtocol) {
    let rest = String(text.dropFirst(2))
    switch text.prefix(2) {
    case "? ": self = .begun(Int(rest) ?? 0)
    case "= ": self = .ended(rest)
    case "! ": self = .violation(rest)
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .begun(let number): "? \(number)"
    case .ended(let outcome): "= \(outcome)"
    case .violation(let text): "! " + text.replacing("\n", with: " ")
    }
  }
}
