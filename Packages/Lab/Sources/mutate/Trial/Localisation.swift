import Foundation
import Synchronization

/// How far failing tests lead to a fault.
///
/// With one fault, it is among the lines that every failing test runs: that is how many lines
/// somebody has to look at who knows nothing else. The lines are those that a test runs alone,
/// without the fault.
final class Localisation: Sendable {
  private let suites: Suites
  private let known = Mutex<[TestFunction: Set<SourceLine>]>([:])

  init(_ suites: Suites) { self.suites = suites }

  func notice(_ mutant: Mutant, in run: SuiteRun) throws -> Record.Notice {
    guard let first = run.failed.first else { return Record.Notice(run.verdict) }
    var common = try lines(runBy: first)
    for test in run.failed.dropFirst() { common.formIntersection(try lines(runBy: test)) }
    let place = SourceLine(file: mutant.mutation.file, line: mutant.line)
    return Record.Notice(
      run.verdict, tests: run.failed.count,
      testLines: try run.failed.reduce(0) { $0 + (try Self.length(of: $1)) },
      lines: common.contains(place) ? common.count : nil)
  }

  private func lines(runBy test: TestFunction) throws -> Set<SourceLine> {
    if let lines = known.withLock({ $0[test] }) { return lines }
    let lines = try suites.lines(runBy: test)
    known.withLock { $0[test] = lines }
    return lines
  }

  /// From its attribute to the brace that closes it, which stands as far to the right.
  private static func length(of test: TestFunction) throws -> Int {
    let text = try String(contentsOfFile: test.file, encoding: .utf8)
    return length(from: test.line, in: text)
  }

  static func length(from line: Int, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    guard let first = lines.first else { return 0 }
    let end = first.prefix { $0 == " " } + "}"
    let last = lines.firstIndex { $0 == end } ?? lines.endIndex - 1
    return last - lines.startIndex + 1
  }
}
