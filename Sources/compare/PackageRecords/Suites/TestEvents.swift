import Foundation
import SourceRecords

extension TestCounts {
  /// Counts the events of Swift Testing's event stream, one JSON object a line.
  ///
  /// A test with parameters has one case for each of its arguments, and its own start is none;
  /// a test without is one case.
  init(eventStream: String) {
    self.init()
    var parameterized: [String: Bool] = [:]
    var failures: Set<String> = []
    let decoder = JSONDecoder()
    for line in eventStream.split(separator: "\n") {
      guard let event = try? decoder.decode(TestEvent.self, from: Data(line.utf8)) else { continue }
      let payload = event.payload
      switch payload.kind {
      case "function":
        if let id = payload.id { parameterized[id] = payload.isParameterized ?? false }
      case "testStarted":
        if parameterized[payload.testID ?? ""] == false { run += 1 }
      case "testCaseStarted":
        if parameterized[payload.testID ?? ""] == true { run += 1 }
      case "testSkipped":
        if parameterized[payload.testID ?? ""] != nil { skipped += 1 }
      case "issueRecorded" where payload.issue?.isKnown != true:
        failures.insert("\(payload.testID ?? "")\u{0}\(payload.testCase?.id ?? "")")
      default: continue
      }
    }
    failed = failures.count
  }
}

/// A line of the event stream, as far as it is needed.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    struct Issue: Decodable {
      let isKnown: Bool?
    }

    struct Case: Decodable {
      let id: String?
    }

    let kind: String
    let id: String?
    let isParameterized: Bool?
    let testID: String?
    let issue: Issue?
    let testCase: Case?

    enum CodingKeys: String, CodingKey {
      case kind, id, isParameterized, testID, issue
      case testCase = "_testCase"
    }
  }

  let payload: Payload
}
