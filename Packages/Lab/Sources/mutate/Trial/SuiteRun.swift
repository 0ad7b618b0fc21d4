import Foundation

/// How a suite ended with a fault.
enum Verdict: String, Sendable {
  case failed
  case crashed
  case hung = "time limit"
  case survived
}

/// A function of a suite: what the testing library calls it, and where it stands.
struct TestFunction: Hashable, Sendable {
  let id: String
  let file: String
  let line: Int
}

/// What a run of a suite found.
struct SuiteRun: Equatable, Sendable {
  let verdict: Verdict
  /// The tests that noticed, in order of their names; none if the suite crashed before one failed.
  let failed: [TestFunction]

  /// Reads the testing library's stream of events, as far as it was written.
  ///
  /// A test that fails makes the run a failed one, also if another one crashes or hangs then.
  init(events: Data, ending: Program.Ending) {
    var tests: [String: TestFunction] = [:]
    var failed: Set<TestFunction> = []
    for line in events.split(separator: UInt8(ascii: "\n")) {
      guard let payload = try? JSONDecoder().decode(Event.self, from: line).payload else {
        continue
      }
      if payload.kind == "function", let id = payload.id, let place = payload.sourceLocation {
        tests[id] = TestFunction(id: id, file: place._filePath, line: place.line)
      } else if payload.kind == "issueRecorded", payload.issue?.isKnown == false {
        if let test = payload.testID.flatMap({ tests[$0] }) { failed.insert(test) }
      }
    }
    self.failed = failed.sorted { $0.id < $1.id }
    verdict =
      if !failed.isEmpty {
        .failed
      } else {
        switch ending {
        case .exited(0): .survived
        case .exited, .said: .crashed
        case .tookTooLong: .hung
        }
      }
  }

  /// A line of the stream; of the many fields those that are needed.
  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String
      let id: String?
      let sourceLocation: Place?
      let testID: String?
      let issue: Issue?
    }

    struct Place: Decodable {
      let _filePath: String
      let line: Int
    }

    struct Issue: Decodable {
      let isKnown: Bool
    }

    let payload: Payload
  }
}
