import Foundation

/// The tests of a suite in parts that can run at the same time, for one process uses one core: what
/// lives on the main actor waits in line there.
enum TestParts {
  /// Filters of Swift Testing that leave each part its tests, of those that a test program listed.
  ///
  /// Tests are dealt out one by one, since nobody knows how long they take.
  static func filters(of suites: [String], listed: String, count: Int) -> [String] {
    let names = listed.split(separator: "\n").map(String.init).filter { name in
      suites.contains { name.hasPrefix("\($0).") }
    }
    guard count > 1, names.count > 1 else { return ["^(\(suites.joined(separator: "|")))\\."] }
    let tests = Set(names.map { $0.prefix { $0 != "(" } }).sorted()
    return (0..<min(count, tests.count)).map { part in
      let own = tests.indices.filter { $0 % count == part }.map {
        NSRegularExpression.escapedPattern(for: String(tests[$0]))
      }
      return "^(\(own.joined(separator: "|")))\\("
    }
  }
}
