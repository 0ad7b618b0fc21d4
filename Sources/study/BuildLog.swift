import CompareSupport
import Foundation

/// What SwiftPM, the compiler and Swift Testing print.
struct BuildLog {
  let text: String
  private let lines: [String]
  private let folder: String

  /// Takes the text, and the folder of the package as the compiler names it.
  init(_ text: String, folder: String = "") {
    self.text = text
    lines = text.lines
    self.folder = folder
  }

  var lastLine: String { lines.last { !$0.isEmpty } ?? "" }

  /// The compiler's errors, with paths in the package.
  var errors: [String] {
    let errors = lines.filter { $0.prefixMatch(of: /[^ ]+:[0-9]+:[0-9]+: error:/) != nil }
      .map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    return Set(errors).sorted()
  }

  /// Whether a file below a folder of the package doesn't compile.
  func hasErrors(in part: String) -> Bool {
    lines.contains { line in
      line.prefixMatch(of: /(.+):[0-9]+:[0-9]+: error:/).map { $0.1.contains("/\(part)/") } ?? false
    }
  }

  /// Whether the tests were built, and began.
  var hasStarted: Bool { text.contains("Test run started") }
  var ranAny: Bool { text.contains(/Test run with [1-9]/) }

  /// The names of the tests that failed.
  var failedTests: [String] {
    let names = lines.compactMap { line -> String? in
      guard let match = line.wholeMatch(of: /[^ ]+ Test "?(.*[^"])"? (with .* )?failed after .*/),
        line.prefixMatch(of: /[^ ]+ Test run/) == nil
      else { return nil }
      return String(match.1).replacing(/"? with [0-9]+ test cases?$/, with: "")
    }
    return Set(names).sorted()
  }

  /// How many tests ran, in the words of the last summary.
  var testCount: String {
    lines.reversed().lazy.compactMap { $0.firstMatch(of: /with ([0-9]+ tests?)/) }.first
      .map { String($0.1) } ?? "no tests"
  }

  /// Where the patterns' suites don't compile: line numbers by the path of the file in the package.
  var brokenTestLines: [String: Set<Int>] {
    let place =
      /(Tests\/[A-Z]+TodoTests\/[^:]+):([0-9]+):[0-9]+: (error|note: (in expansion|expanded code))/
    var places: [String: Set<Int>] = [:]
    for part in lines.flatMap({ $0.components(separatedBy: folder + "/").dropFirst() }) {
      guard let match = part.prefixMatch(of: place), let number = Int(match.2) else { continue }
      places[String(match.1), default: []].insert(number)
    }
    return places
  }

  /// A sentence, and some lines below it: the first of those given, or else the last of the output.
  func list(_ found: [String], saying what: String) -> [String] {
    let shown = Array(found.isEmpty ? lines.suffix(3) : found.prefix(5))
    let rest = found.count - shown.count
    return [what] + shown.map { "  \($0)" } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}
