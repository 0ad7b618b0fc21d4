import Implementations
import Shared
import TerminalUI
import Testing

@testable import sessions

@Suite("The search")
struct SearchTests {
  /// Only a few here; the command plays a thousand.
  @Test(arguments: UInt64(1)...6)
  func `All implementations look as the model does`(seed: UInt64) async throws {
    let session = SessionGenerator.session(seed: seed, keys: 30)
    let difference = try await Search(Implementation.allCases).difference(in: session)
    #expect(difference == nil, "\(difference.map { Report.text($0, in: session) } ?? "")")
  }

  @Test
  func `A session in a file, with every kind of step, looks as the model does`() async throws {
    var session = Session()
    session.setup.store = .sqlite
    session.steps = try SessionScript.parse(
      "<program:add,2026-11-21,Milk><launch>aBread<enter><hand:mark,0><program:delete,0><space>"
        + "<fail:load,save><space><enter><fail:>2l<address:0,cat:1><picture:0,5>e<down><filtered:0,9>"
        + "s<saved:0,cat-1.png><enter>lxl<address:0,cat:2><no-address:0,late><no-picture:0,status,503>"
        + "<clock:86400>1<size:40x10>fc<paste:a b>yq")
    #expect(try await Search([.mvc, .viperRoutes, .mvi]).difference(in: session) == nil)
  }

  /// Only this implementation opens links; the others treat them as text.
  @Test
  func `A difference is found, shrunk, and printed with lines that show it again`() async throws {
    var session = SessionGenerator.session(seed: 4, keys: 60)
    session.setup = SessionSetup()
    session.steps.removeAll { $0 == .key("q") || $0 == .key(.interrupt) }
    session.steps.insert(.key(.paste("todo://cats")), at: session.steps.count / 2)
    let search = Search([.mvc, .viperRoutes])
    let (shortest, difference) = try #require(try await search.shrunkDifference(in: session))
    #expect(shortest == Session(steps: [.key(.paste("todo://cats"))]))
    #expect(difference.differing == [.viperRoutes])
    #expect(difference.other == .mvc)
    #expect(difference.steps == 1)
    let text = Report.text(difference, in: shortest)
    #expect(
      text.hasPrefix(
        "Different from the specification after step 1: viper-routes\n--- expected\n"
      ))
    #expect(text.contains("[1 Todos]  2 Cats"))
    #expect(text.contains(" 1 Todos  [2 Cats]"))
    #expect(text.contains("--implementation viper-routes --implementation mvc --store memory"))
    #expect(text.hasSuffix(" --replay '<paste:todo://cats>'\n"))
  }
}
