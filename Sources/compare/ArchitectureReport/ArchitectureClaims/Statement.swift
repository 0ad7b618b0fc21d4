import CResources
import CompareSupport
import Foundation

/// A claim before anything is measured; the words are in `claims.json`.
struct Statement: Decodable {
  struct Source: Decodable {
    let name: String
    let address: String
  }

  /// In our own words.
  let wording: String
  /// The key of the source.
  let source: String
  /// Identifies the function that decides the claim.
  private(set) var id: String?
  private(set) var title: String?
  /// How far two numbers must be apart to decide; the margin for counts if this is missing.
  private(set) var margin: String?
  /// The patterns that are compared; all if this is missing.
  private(set) var patterns: [Pattern]?
  /// Why none of the numbers decides.
  private(set) var reason: String?
  /// How the number of a pattern must compare to those of others.
  private(set) var `is`: Standing?
  private(set) var than: [Pattern]?
  /// The factor that a claim about code names, in tenths of the others' lines of code.
  private(set) var tenthsOfCode: Int?
  /// Which roles must know which.
  private(set) var ways: [Way]?
}

extension Statement {
  private struct Texts: Decodable {
    var sources: [String: Source] = [:]
    var claims: [Statement] = []
    var qualities: [String: [String: Statement]] = [:]
  }

  private static let texts =
    (try? JSONDecoder().decode(Texts.self, from: Data(String(cString: claims_json()).utf8)))
    ?? Texts()

  /// The claims, in the order in which they are shown.
  static var claims: [Statement] { texts.claims }

  /// What introductions say about a pattern in one respect.
  static func saying(_ quality: Quality, of pattern: Pattern) -> Statement {
    let said = texts.qualities[quality.title]?[pattern.rawValue]
    var statement = said ?? Statement(wording: "", source: "")
    statement.title = pattern.title
    statement.patterns = Pattern.allCases.filter {
      $0 == pattern || statement.than?.contains($0) ?? false
    }
    return statement
  }

  /// The numbers, and what they say about each part; without parts, nothing was compared.
  func measured(_ text: String, _ parts: [ClaimPart]) -> Claim {
    parts.isEmpty
      ? notMeasurable("There are no two columns that it compares.")
      : claim(text + parts.remarks, parts.verdict, parts)
  }

  /// The same for counts, each with what the others have if they don't confirm it.
  func counted(_ text: String, _ parts: [ClaimPart]) -> Claim {
    parts.isEmpty
      ? measured("", parts)
      : claim(
        ([text] + parts.compactMap(\.exception)).joined(separator: "; ") + ".", parts.verdict, parts
      )
  }

  func notMeasurable(_ reason: String) -> Claim { claim(reason, .notMeasurable) }

  /// For a pattern that isn't among the columns and without which the claim can't be decided.
  func lacks(_ patterns: [Pattern]) -> Claim {
    notMeasurable("No column is \(patterns.map(\.title).joined(separator: " or ")).")
  }

  private func claim(
    _ measured: String, _ verdict: Claim.Verdict, _ parts: [ClaimPart] = []
  ) -> Claim {
    let source = Self.texts.sources[source]
    return Claim(
      title: title ?? "", source: source?.name ?? "", address: source?.address ?? "",
      wording: wording, margin: marginText, measured: measured, verdict: verdict, parts: parts,
      patterns: patterns ?? Pattern.allCases)
  }

  private var marginText: String {
    switch margin {
    case nil: Margin.counts.text
    case "none": Margin.none.text
    case "coverage": CoverageMargin().text
    case .some(let text): text
    }
  }
}

/// Edges of a module from types of some roles to those of others, and what is claimed about them.
struct Way: Decodable {
  enum Kind: String, Decodable {
    case any, none
    /// To protocols only.
    case abstract, abstractOrNone
  }

  /// Such as `view to view model`.
  let name: String
  private let from: [String]
  private let to: [String]
  private let `is`: Kind

  func edges(among all: [RoleEdgeReport]) -> (all: Int, concrete: Int) {
    all.filter { from.contains($0.from) && to.contains($0.to) && $0.from != $0.to }.internalEdges
  }

  func holds(_ edges: (all: Int, concrete: Int)) -> Bool {
    switch `is` {
    case .any: edges.all > 0
    case .none: edges.all == 0
    case .abstract: edges.all > 0 && edges.concrete == 0
    case .abstractOrNone: edges.concrete == 0
    }
  }
}
