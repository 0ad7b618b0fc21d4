import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// What public apps say, as it ships with the tool and stands next to each verdict.
@Suite("Public apps")
struct PublicAppsTests {
  private let apps = PublicApps([
    ("large", [column(.mvc, 1_000), column(.viper, 3_000)]),
    ("small", [column(.mvc, 100), column(.viper, 110), column(.mvvm, 50)]),
    ("alone", [column(.mvp, 100)]),
  ])
  private let five = Pattern.allCases.map { column($0, 100) }

  @Test func `A ratio is to the same app's MVC, the smallest first`() {
    #expect(apps.apps == 3)
    #expect(
      apps.ratios(of: "lines.code", .viper) == [
        .init(app: "small", times: 1.1), .init(app: "large", times: 3),
      ])
    #expect(apps.ratios(of: "lines.code", .mvvm).map(\.times) == [0.5])
    // Without an MVC there is nothing to divide by.
    #expect(apps.ratios(of: "lines.code", .mvp).isEmpty)
    #expect(apps.ratios(of: "nothing", .viper).isEmpty)
  }

  @Test func `Verdicts are counted for each claim`() throws {
    let small = try #require(apps.claims["Small projects, VIPER"])
    #expect(small.holds == 1 && small.doesNot == 0 && small.tooClose == 1)
    #expect(small.text == "holds in 1 of 2")
    let mvvm = try #require(apps.claims["Small projects, MVVM"])
    #expect(mvvm.text == "holds in 0 of 1, does not in 1")
    #expect(apps.claims["Bindings cost memory"]?.text == "measured in none")
  }

  @Test func `Half of them share a verdict, or it stands alone`() throws {
    let small = try #require(apps.claims["Small projects, VIPER"])
    #expect(small.agree(with: .confirmed))
    #expect(!small.agree(with: .contradicted))
    #expect(!small.agree(with: .tooClose))
    #expect(apps.claims["Bindings cost memory"]?.agree(with: .confirmed) == false)
  }

  @Test func `What render writes is what ships`() throws {
    let others = [("large", Report(modules: [Self.column(.mvc, 1), Self.column(.viper, 2)]))]
    let json = ReportFormatter.formatClaims(of: Report(modules: five), and: others, .json)
    let read = try JSONDecoder().decode(PublicApps.self, from: Data(json.utf8))
    #expect(read == PublicApps(others.map { ($0.0, $0.1.modules) }))
    #expect(PublicApps.known.apps == 19)
    #expect(PublicApps.known.claims.count == PublicApps([]).claims.count)
  }

  @Test func `Each claim has them, on the page, in text and in JSON`() throws {
    let report = Report(modules: five)
    let claims = FivePatterns.claims(five) + (QualityTable(five)?.rows.flatMap(\.cells) ?? [])
    #expect(claims.count == 40)
    #expect(claims.allSatisfy { $0.publicApps != nil })
    let size = try #require(PublicApps.known.claims["Small projects, VIPER"]?.text)
    let text = ReportFormatter.format(report, ReportForm(.text, showsAll: true))
    #expect(text.contains("\nClaims, here and in public apps\n"))
    #expect(text.contains("  Small projects, VIPER"))
    #expect(text.contains("  \(size)\n"))
    let couples = try #require(PublicApps.known.claims["MVVM couples least"]?.text)
    #expect(ReportPage.format(report, .none).contains("<span>public apps: \(couples)</span>"))
  }

  @Test func `JSON has the claims of a whole result, and none of a summary`() throws {
    struct Read: Decodable {
      struct Claim: Decodable {
        let title: String
        let verdict: String
        let publicApps: PublicVerdicts
      }
      let claims: [Claim]?
    }
    let read = { (report: Report, isSummary: Bool) in
      let json = ReportFormatter.format(report, ReportForm(.json, isSummary: isSummary))
      return try JSONDecoder().decode(Read.self, from: Data(json.utf8)).claims
    }
    let claims = try #require(try read(Report(modules: five), false))
    #expect(claims.count == 40)
    let size = try #require(claims.first { $0.title == "Small projects, VIPER" })
    #expect(size.verdict == "too close to call")
    #expect(size.publicApps == PublicApps.known.claims[size.title])
    #expect(try read(Report(modules: five), true) == nil)
    #expect(try read(Report(modules: Array(five.prefix(4))), false) == nil)
  }

  private static func column(_ pattern: Pattern, _ lines: Int) -> ModuleReport {
    .column(pattern).with { $0.lines.code = lines }
  }
}
