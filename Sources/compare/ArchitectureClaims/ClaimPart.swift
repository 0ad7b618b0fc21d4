/// One of the comparisons that a claim consists of: all must hold.
struct ClaimPart: Equatable, Sendable {
  /// What is compared, such as `MVC and MVP`.
  let name: String
  let verdict: Claim.Verdict

  init(_ name: String, _ standing: Standing, is wanted: Standing) {
    self.name = name
    verdict =
      standing == wanted ? .confirmed : standing == .close ? .tooClose : .contradicted
  }

  private init(_ name: String, _ verdict: Claim.Verdict) {
    self.name = name
    self.verdict = verdict
  }

  /// The same with what is compared before the names, where a claim compares several things.
  func about(_ subject: String) -> ClaimPart { ClaimPart("\(subject) \(name)", verdict) }

  /// For what is either so or not.
  init(_ name: String, holds: Bool) {
    self.name = name
    verdict = holds ? .confirmed : .contradicted
  }
}

extension [ClaimPart] {
  /// One part that is contradicted contradicts the claim, however close the others are.
  var verdict: Claim.Verdict {
    if contains(where: { $0.verdict == .contradicted }) { return .contradicted }
    return allSatisfy { $0.verdict == .confirmed } ? .confirmed : .tooClose
  }

  /// Which parts did not confirm the claim, as sentences; empty when all did.
  var remarks: String {
    remark("Against the claim", .contradicted) + remark("Within the margin", .tooClose)
  }

  private func remark(_ title: String, _ verdict: Claim.Verdict) -> String {
    let names = filter { $0.verdict == verdict }.map(\.name)
    return names.isEmpty ? "" : " \(title): \(names.joined(separator: ", "))."
  }
}
