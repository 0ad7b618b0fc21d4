import CommandLineKit
import Foundation
import Implementations
import TerminalUI
import Testing

@testable import sessions

@Suite("The lines that show a session again")
struct ReplayTests {
  @Test func `Keys alone are a line of the app itself`() {
    let steps: [Step] = [.key("a"), .key("<"), .key("'"), .key(.enter), .key(.space)]
    #expect(
      Replay(session: Session(steps: steps)).todoLine(.mvp)
        == "swift run todo mvp --store memory --today 2026-11-21 --first-weekday monday"
        + #" --size 80x24 --keys 'a<lt>'\''<enter> '"#)
  }

  @Test(
    arguments: [
      Step.launch, .fail([.load]), .key(.paste("x")), .key(.interrupt), .clock(1), .hand(.mark(0)),
    ])
  func `What no key script can express has none`(step: Step) {
    #expect(Replay(session: Session(steps: [step])).todoLine(.mvp) == nil)
  }

  @Test func `A load has none, for there the app's own cats would come`() {
    #expect(Replay(session: Session(steps: [.key("2"), .key("l")])).todoLine(.mvp) == nil)
    #expect(Replay(session: Session(steps: [.key("1"), .key("l")])).todoLine(.mvp) != nil)
  }

  @Test func `A shell hands control characters on`() {
    let line = Replay(session: Session(steps: [.key("a"), .key("\u{7}"), .key("'")])).todoLine(.mvp)
    #expect(line?.hasSuffix(#"--keys $'a\x07\x27'"#) == true)
  }

  @Test func `Every session has a line of the search, which is read as that session`() throws {
    var session = SessionGenerator.session(seed: 3, keys: 20)
    session.setup.heedsCancelling = true
    session.setup.store = .sqlite
    let line = Replay(session: session).sessionsLine([.mvc, .mvp])
    let start = try #require(line.range(of: " sessions ")).upperBound
    let script = try #require(line.range(of: " --replay '")).upperBound
    let words = line[start..<script].split(separator: " ").dropLast().map(String.init)
    let command = try Options.declaration.parse(
      words + [String(line[script...].dropLast())])
    guard case .run(let options) = command else { return #expect(Bool(false)) }
    #expect(options.implementations == [.mvc, .mvp])
    #expect(options.setup == session.setup)
    #expect(options.replay == session.steps)
  }
}
