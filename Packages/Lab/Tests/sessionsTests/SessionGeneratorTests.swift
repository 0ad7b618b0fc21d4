import TerminalUI
import Testing

@testable import sessions

@Suite("The generator of sessions")
struct SessionGeneratorTests {
  @Test func `The same seed makes the same session, another one another`() {
    let session = SessionGenerator.session(seed: 7, keys: 50)
    #expect(SessionGenerator.session(seed: 7, keys: 50) == session)
    #expect(SessionGenerator.session(seed: 8, keys: 50) != session)
    #expect(session.keyCount == 50)
  }

  @Test func `Sessions come by everything that a user can do`() {
    var reach = Reach()
    var kinds: Set<String> = []
    for seed in 1...UInt64(200) {
      let session = SessionGenerator.session(seed: seed, keys: 100)
      reach.count(session)
      for step in session.steps { kinds.insert(Self.kind(of: step)) }
    }
    #expect(reach.keys.count == 6)
    #expect(reach.keys.values.allSatisfy { $0 > 200 })
    #expect(
      kinds == [
        "launch", "key", "paste", "resize", "clock", "fail", "program", "hand", "address",
        "no address", "picture", "no picture", "filtered", "saved", "not saved",
      ])
  }

  private static func kind(of step: Step) -> String {
    switch step {
    case .launch: "launch"
    case .key(let key): if case .paste = key { "paste" } else { "key" }
    case .resize: "resize"
    case .clock: "clock"
    case .fail: "fail"
    case .program: "program"
    case .hand: "hand"
    case .answer(.address(_, .success)): "address"
    case .answer(.address(_, .failure)): "no address"
    case .answer(.picture(_, .success)): "picture"
    case .answer(.picture(_, .failure)): "no picture"
    case .answer(.filtered(_, _)): "filtered"
    case .answer(.saved(_, .success)): "saved"
    case .answer(.saved(_, .failure)): "not saved"
    }
  }
}
