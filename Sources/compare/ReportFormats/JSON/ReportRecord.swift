import ArchitectureReport

/// A result as written to JSON, with the claims that its numbers decide.
struct ReportRecord: Encodable {
  private enum CodingKeys: CodingKey { case claims }

  let report: Report

  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    let claims = RepeatedClaim.all(in: report.modules)
    guard !claims.isEmpty else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(claims.map { ClaimRecord(key: $0.key, claim: $0.claim) }, forKey: .claims)
  }
}

/// What the numbers say about a claim.
private struct ClaimRecord: Encodable {
  private struct Forms: Encodable {
    let extent: String
    let counts: String
  }

  private struct Writings: Encodable {
    let extent: String
    let second: String
  }

  private let title: String
  private let wording: String
  private let source: String
  private let verdict: String
  private let measured: String
  private let margin: String
  private let forms: Forms?
  private let writings: Writings?
  private let publicApps: PublicVerdicts?

  init(key: String, claim: Claim) {
    title = key
    wording = claim.wording
    source = claim.link ?? claim.source
    verdict = claim.verdict.rawValue
    measured = claim.measured
    margin = claim.margin
    forms = claim.forms.map { Forms(extent: $0.extent.rawValue, counts: $0.counts) }
    writings = claim.writings.map { Writings(extent: $0.extent.rawValue, second: $0.second) }
    publicApps = claim.publicApps
  }
}
