/// What is said, before anything is measured.
struct Statement {
  let title: String
  let source: Source
  /// In our own words.
  let wording: String

  /// Where it is said.
  struct Source {
    let name: String
    let address: String
  }

  func measured(_ text: String, holds: Bool) -> Claim {
    claim(text, holds ? .confirmed : .contradicted)
  }

  func notMeasurable(_ reason: String) -> Claim { claim(reason, .notMeasurable) }

  private func claim(_ measured: String, _ verdict: Claim.Verdict) -> Claim {
    Claim(
      title: title, source: source.name, address: source.address, wording: wording,
      measured: measured, verdict: verdict)
  }
}
