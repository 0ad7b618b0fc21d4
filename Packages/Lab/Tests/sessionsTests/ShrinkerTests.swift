import TerminalUI
import Testing

@testable import sessions

@Suite("The shrinker")
struct ShrinkerTests {
  @Test func `It finds the two keys of many that matter, and the plainest setup`() async throws {
    var session = SessionGenerator.session(seed: 5, keys: 100)
    session.steps += [.key("!"), .key("a"), .clock(7), .key("?")]
    session.setup.store = .sqlite
    let shortest = try await Shrinker.shrunk(session) { session in
      let first = session.steps.firstIndex(of: .key("!"))
      let last = session.steps.lastIndex(of: .key("?"))
      return first.flatMap { first in last.map { first < $0 } } ?? false
    }
    #expect(shortest == Session(steps: [.key("!"), .key("?")]))
  }

  @Test(arguments: 1...7)
  func `Two that make sense together alone go together`(before: Int) async throws {
    let steps = Array(repeating: Step.key("?"), count: before) + [.key("<"), .key(">"), .key("!")]
    let shortest = try await Shrinker.shrunk(Session(steps: steps)) { session in
      session.steps.contains(.key("<")) == session.steps.contains(.key(">"))
        && session.steps.last == .key("!") && session.steps.count { $0 == .key("?") } == before
    }
    #expect(shortest.steps.count == before + 1)
  }

  @Test func `It makes what is left plainer`() async throws {
    let steps: [Step] = [
      .program(.add(title: "long and hostile", due: ModelDay(0))), .key(.paste("two\nlines")),
      .answer(.address(3, .success("cat"))), .clock(1),
    ]
    let shortest = try await Shrinker.shrunk(Session(steps: steps)) { $0.steps.count == 4 }
    #expect(
      shortest.steps == [
        .hand(.add(title: "x", due: SessionSetup().today)), .key("x"),
        .answer(.address(0, .success("x"))), .clock(86_400),
      ])
  }

  @Test func `What stays different only as it is stays as it is`() async throws {
    let session = SessionGenerator.session(seed: 9, keys: 30)
    #expect(try await Shrinker.shrunk(session) { $0 == session } == session)
  }
}
