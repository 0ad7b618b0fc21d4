import Foundation

/// Makes the tries in order, and reports each at once, so that the lines precede a crash.
struct Worker {
  private let options: Options
  private let series: Series

  init(_ options: Options, _ series: Series) {
    self.options = options
    self.series = series
  }

  func run() async throws {
    // Keeps mutated addresses from reaching other hosts: nothing listens on port 9.
    setenv("all_proxy", "http://127.0.0.1:9", 1)
    setenv("no_proxy", "127.0.0.1", 1)
    // Files that the first load of a process opens don't count as the answer's.
    if series.isRemote { _ = try await Load(Trick.good).outcome() }
    // Neither does the memory of the series' own data, which is built once.
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

/// A line from a worker: if no other line follows the start of a try, it crashed.
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
