import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// Claims of one result, held against those of others that have fewer patterns.
@Suite("Repeated claims")
struct RepeatedClaimTests {
  private let own = Pattern.allCases.map { column($0, files: $0 == .viper ? 30 : 10) }

  @Test func `Two of five patterns decide only the claims about them`() throws {
    let claims = all(("small", [column(.mvc, files: 10), column(.viper, files: 40)]))
    let size = try #require(claims.first { $0.title.hasPrefix("VIPER needs at least") })
    #expect(size.others.map(\.claim.verdict) == [.confirmed])
    #expect(size.others.map(\.patterns) == [2])
    #expect(size.others.first?.claim.effects == "files 4.00, lines of code 4.00")
    let ranks = try #require(claims.first { $0.title.hasPrefix("Types rank") })
    #expect(ranks.others.first?.claim.effects == "MVC and VIPER 0.25")
    let boilerplate = try #require(claims.first { $0.title.hasPrefix("MVI needs") })
    #expect(boilerplate.others.isEmpty)
  }

  @Test(arguments: Pattern.allCases)
  func `What compares patterns isn't decided by one of them`(_ pattern: Pattern) {
    let decided = all(("alone", [column(pattern, files: 9)])).filter { !$0.others.isEmpty }
    #expect(decided.map(\.title) == [])
  }

  @Test func `Who knows whom in a pattern is decided by one that is alone`() throws {
    let module = column(.mvvm, files: 1).with {
      $0.roleEdges = [
        .init(from: "view", to: "view model", isInternal: true, edges: 1, concrete: 1)
      ]
    }
    let decided = all(("alone", [module])).filter { !$0.others.isEmpty }
    #expect(decided.map(\.title.isCommunicationOfMVVM) == [true])
    #expect(decided.first?.others.first?.patterns == 1)
    let markdown = RepeatedClaimsTable(decided).markdown
    #expect(markdown.contains("| alone, one pattern | holds |"))
  }

  @Test(arguments: [(40, 1, false), (21, 0, true), (10, 0, true)])
  func `A verdict that comes again in no other result is an anecdote`(
    _ files: Int, _ repetitions: Int, _ isAnecdote: Bool
  ) throws {
    let claim = try size(("other", [column(.mvc, files: 10), column(.viper, files: files)]))
    #expect(claim.own.verdict == .confirmed)
    #expect(claim.repetitions == repetitions)
    #expect(claim.isAnecdote == isAnecdote)
  }

  @Test func `So is one that no other result decides`() throws {
    let claim = try size(("other", [column(.mvc, files: 10)]))
    #expect(claim.isAnecdote)
    #expect(RepeatedClaimsTable([claim]).text.contains("anecdote: undecided"))
  }

  @Test func `A tie isn't a verdict that could be repeated`() throws {
    let own = [column(.mvc, files: 10), column(.viper, files: 20)]
    let claims = RepeatedClaim.all(in: own, and: [("other", self.own)])
    let claim = try #require(claims.first { $0.title.hasPrefix("VIPER needs at least") })
    #expect(claim.own.verdict == .tooClose)
    #expect(claim.repetitions == nil && !claim.isAnecdote)
  }

  @Test func `Other forms of a pattern don't stand for it`() throws {
    let form = column(.viper, files: 10).with {
      ($0.name, $0.variant) = ("VIPER_base", "base")
    }
    let claim = try size(("other", [column(.mvc, files: 10), column(.viper, files: 40), form]))
    #expect(claim.others.map(\.claim.verdict) == [.confirmed])
    let alone = try size(("other", [column(.mvc, files: 10), form]))
    #expect(alone.others.isEmpty)
  }

  @Test(
    arguments: [
      (296, 100, "2.96"), (2_999, 1_000, "2.99"), (23, 20, "1.15"), (2, 1, "2.00"), (1, 3, "0.33"),
    ])
  func `A ratio that falls short of a limit doesn't look like it`(
    _ left: Int, _ right: Int, _ text: String
  ) {
    #expect(left.times(right)?.timesText == text)
  }

  @Test func `The table counts, and says each answer below`() throws {
    let claim = try size(
      ("a", [column(.mvc, files: 10), column(.viper, files: 40)]),
      ("b", [column(.mvc, files: 10), column(.viper, files: 10)]))
    let table = RepeatedClaimsTable([claim])
    #expect(
      table.markdown.contains(
        "| VIPER needs at least twice MVC's files and 1.8 times its lines | holds | 1 | 1 | 0 | "
          + "1 of 2 |"))
    #expect(table.markdown.contains("| a | holds | files 4.00, lines of code 4.00 | Files: "))
    #expect(table.markdown.contains("| b | does not | files 1.00, lines of code 1.00 | Files: "))
    #expect(!table.markdown.contains("Anecdotes"))
  }

  private func all(_ others: (name: String, modules: [ModuleReport])...) -> [RepeatedClaim] {
    RepeatedClaim.all(in: own, and: others)
  }

  private func size(
    _ others: (name: String, modules: [ModuleReport])...
  ) throws -> RepeatedClaim {
    try #require(
      RepeatedClaim.all(in: own, and: others)
        .first { $0.title.hasPrefix("VIPER needs at least") })
  }
}

/// As many lines and types as files.
private func column(_ pattern: Pattern, files: Int) -> ModuleReport {
  .column(pattern).with {
    $0.files = files
    $0.lines.code = files
    $0.types.struct = files
  }
}

extension String {
  fileprivate var isCommunicationOfMVVM: Bool { hasPrefix("Communication, MVVM: ") }
}
