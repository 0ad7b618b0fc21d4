/// XCTest's results of a run, read as they arrive: the rest of the output may be endless.
final class XCTestOutput {
  private enum End { case passed, failed, skipped }

  /// How each case ended; printing the same line again doesn't add a case.
  private var cases: [String: End] = [:]
  /// In the order in which they failed.
  private var failures: [String] = []
  /// The number of suites that are running.
  private var suites = 0
  private var hasBegun = false
  private var line: [UInt8] = []

  /// In bytes; no relevant line is longer.
  private static let longest = 4_096

  func hear(_ output: ArraySlice<UInt8>) {
    for byte in output {
      if byte == UInt8(ascii: "\n") {
        read(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else if line.count < Self.longest {
        line.append(byte)
      }
    }
  }

  /// Whether every suite that began has ended.
  var hasEnded: Bool { hasBegun && suites == 0 }

  var counts: TestCounts {
    let run = cases.values.count { $0 != .skipped }
    return TestCounts(
      functions: run, run: run, failures: failures,
      skipped: cases.values.count { $0 == .skipped })
  }

  /// Such as `Test Case 'Tests.testIt' passed (0.01 seconds)`.
  private func read(_ line: String) {
    if let (name, word) = parts(of: line, behind: "Test Case '") {
      switch word {
      case "passed": if cases[name] == nil { cases[name] = .passed }
      case "failed":
        if cases[name] != .failed { failures.append(name) }
        cases[name] = .failed
      case "skipped": if cases[name] != .failed { cases[name] = .skipped }
      default: break
      }
    } else if let (_, word) = parts(of: line, behind: "Test Suite '") {
      if word == "started" {
        hasBegun = true
        suites += 1
      } else if word == "passed" || word == "failed" {
        suites -= 1
      }
    }
  }

  private func parts(of line: String, behind start: String) -> (name: String, word: Substring)? {
    guard line.hasPrefix(start), let end = line.lastIndex(of: "'") else { return nil }
    let word = line[end...].dropFirst(2).prefix { $0 != " " }
    return (String(line[..<end].dropFirst(start.count)), word)
  }
}

/// The XCTest tests of a package, from the list that its test program prints.
package enum XCTestList {
  package static func names(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      line.contains("/") && line.contains(".") && !line.contains(" ")
    }
  }
}
