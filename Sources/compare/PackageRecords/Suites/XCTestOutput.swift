import SourceRecords

extension TestCounts {
  /// Counts the lines with which XCTest says how each case ended.
  init(xctestOutput text: String) {
    self.init()
    for line in text.split(separator: "\n") where line.hasPrefix("Test Case '") {
      // Such as `Test Case 'Tests.testIt' passed (0.01 seconds)`.
      guard let end = line.lastIndex(of: "'") else { continue }
      switch line[end...].dropFirst(2).prefix(while: { $0 != " " }) {
      case "passed": run += 1
      case "failed":
        run += 1
        failures.append(String(line[..<end].dropFirst("Test Case '".count)))
      case "skipped": skipped += 1
      default: continue
      }
    }
  }
}

/// The tests of XCTest that a package has, from the list that its test program prints.
package enum XCTestList {
  package static func names(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      line.contains("/") && line.contains(".") && !line.contains(" ")
    }
  }
}
