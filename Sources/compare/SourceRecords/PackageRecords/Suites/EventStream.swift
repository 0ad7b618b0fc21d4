import Foundation

/// Reads Swift Testing's event stream, which has one JSON object per line.
enum EventStream {
  /// A parameterised test has one case per argument, and its own start doesn't count; a test
  /// without parameters is one case.
  static func counts(in eventStream: String) -> TestCounts {
    var counts = TestCounts()
    var parameterized: [String: Bool] = [:]
    var started: Set<String> = []
    var failed: Set<String> = []
    var titles: [String: String] = [:]
    let decoder = JSONDecoder()
    for line in eventStream.split(separator: "\n") {
      guard let event = try? decoder.decode(TestEvent.self, from: Data(line.utf8)) else { continue }
      let payload = event.payload
      switch payload.kind {
      case "function":
        guard let id = payload.id else { continue }
        parameterized[id] = payload.isParameterized ?? false
        titles[id] = payload.displayName ?? payload.name
      case "testStarted":
        guard let id = payload.testID, parameterized[id] == false else { continue }
        started.insert(id)
        counts.run += 1
      case "testCaseStarted":
        guard let id = payload.testID, parameterized[id] == true else { continue }
        started.insert(id)
        counts.run += 1
      case "testSkipped":
        if parameterized[payload.testID ?? ""] != nil { counts.skipped += 1 }
      case "issueRecorded" where payload.issue?.isKnown != true:
        let id = payload.testID ?? ""
        guard failed.insert("\(id)\u{0}\(payload.testCase?.id ?? "")").inserted else { continue }
        counts.failures.append(titles[id] ?? id)
      default: continue
      }
    }
    counts.functions = started.count
    return counts
  }

  /// Whether the run finished, because a test may end the whole program.
  static func isWhole(_ eventStream: String) -> Bool {
    let last = eventStream.split(separator: "\n").suffix(8)
    return last.contains { line in
      let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8))
      return event?.payload.kind == "runEnded"
    }
  }
}

/// The needed part of a line of the event stream.
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
    let name: String?
    let displayName: String?
    let isParameterized: Bool?
    let testID: String?
    let issue: Issue?
    let testCase: Case?

    enum CodingKeys: String, CodingKey {
      case kind, id, name, displayName, isParameterized, testID, issue
      case testCase = "_testCase"
    }
  }

  let payload: Payload
}
