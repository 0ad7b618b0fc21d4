import CResources
package import CompareSupport
import Foundation

/// Results of public apps that are written in several patterns: in how many of them a claim holds,
/// and the numbers of other patterns as multiples of those of the same app's MVC.
package struct PublicApps: Codable, Equatable, Sendable {
  package struct Ratio: Codable, Equatable, Sendable {
    package let app: String
    /// The app's number as a multiple of that of the same app's MVC.
    package let times: Double
  }

  package let apps: Int
  /// By the key of the claim.
  let claims: [String: PublicVerdicts]
  /// By the key of the number, then by the pattern.
  let numbers: [String: [String: [Ratio]]]

  /// The apps of the field study, which ship with the tool.
  package static let known =
    (try? JSONDecoder().decode(
      PublicApps.self, from: Data(String(cString: public_apps_json()).utf8)))
    ?? PublicApps([])

  /// In ascending order; empty if no app has a number for both patterns.
  package func ratios(of key: String, _ pattern: Pattern) -> [Ratio] {
    numbers[key]?[pattern.rawValue] ?? []
  }
}

extension PublicApps {
  /// The numbers that are compared with MVC's, in the order in which charts offer them.
  package static let keys = [
    "lines.code", "types", "files", "edges", "functions.longest", "complexity.mean",
  ]

  package init(_ results: [(name: String, modules: [ModuleReport])]) {
    apps = results.count
    claims = Dictionary(
      uniqueKeysWithValues: RepeatedClaim.all(in: [], and: results).map { claim in
        (claim.key, PublicVerdicts(claim))
      })
    numbers = Dictionary(
      uniqueKeysWithValues: Self.keys.map { key in
        (key, Self.ratios(of: key, results.map { ($0.name, Self.numbers(key, $0.modules)) }))
      })
  }

  private static func ratios(
    of key: String, _ apps: [(name: String, numbers: [Pattern: Double])]
  ) -> [String: [Ratio]] {
    let others = Pattern.allCases.filter { $0 != .mvc }
    return Dictionary(
      uniqueKeysWithValues: others.map { pattern in
        let ratios = apps.compactMap { app -> Ratio? in
          guard let base = app.numbers[.mvc], base > 0, let own = app.numbers[pattern] else {
            return nil
          }
          return Ratio(app: app.name, times: (100 * own / base).rounded() / 100)
        }
        return (pattern.rawValue, ratios.sorted { $0.times < $1.times })
      })
  }

  /// Of each pattern, that of its usual form.
  private static func numbers(_ key: String, _ modules: [ModuleReport]) -> [Pattern: Double] {
    let row = TableRows.all(for: modules).first { $0.key == key }
    return PatternForms.all(among: modules).reduce(into: [:]) { numbers, forms in
      numbers[forms.pattern] = row.flatMap { Double($0.cells[forms.usual]) }
    }
  }
}

/// In how many public apps a claim holds.
package struct PublicVerdicts: Codable, Equatable, Sendable {
  package let holds: Int
  package let doesNot: Int
  package let tooClose: Int

  init(_ claim: RepeatedClaim) {
    holds = claim.count(.confirmed)
    doesNot = claim.count(.contradicted)
    tooClose = claim.count(.tooClose)
  }

  /// The number of apps in which it can be measured.
  package var all: Int { holds + doesNot + tooClose }

  /// Such as `holds in 1 of 7, does not in 5`.
  package var text: String {
    if all == 0 { return "measured in none" }
    return "holds in \(holds) of \(all)" + (doesNot == 0 ? "" : ", does not in \(doesNot)")
  }

  /// Whether at least half of them agree with a verdict here.
  package func agree(with verdict: Claim.Verdict) -> Bool {
    switch verdict {
    case .confirmed: 2 * holds >= all && holds > 0
    case .contradicted: 2 * doesNot >= all && doesNot > 0
    case .tooClose, .notMeasurable: false
    }
  }
}
