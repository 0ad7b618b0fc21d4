import Foundation

/// What SwiftPM, the compiler and Swift Testing print.
struct BuildLog {
  private let lines: [String]
  private let folder: String

  /// Takes the text, and the folder of the package as the compiler names it.
  init(_ text: String, folder: String = "") {
    lines = text.lines
    self.folder = folder
  }

  var lastLine: String { lines.last { !$0.isEmpty } ?? "" }

  /// The first compiler's errors, with paths in the package.
  var errors: [String] {
    let errors = lines.filter { $0.prefixMatch(of: /[^ ]+:[0-9]+:[0-9]+: error:/) != nil }
      .map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    return Array(Set(errors).sorted().prefix(5))
  }

  /// Whether a file below a folder of the package doesn't compile.
  func hasErrors(in part: String) -> Bool {
    lines.contains { line in
      line.prefixMatch(of: /(.+):[0-9]+:[0-9]+: error:/).map { $0.1.contains("/\(part)/") } ?? false
    }
  }

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
}
