import CompareSupport

/// A claim with one result's verdict and those of others, because a single app is an anecdote.
package struct RepeatedClaim: Equatable, Sendable {
  /// The verdict of one result's columns.
  package struct Answer: Equatable, Sendable {
    package let name: String
    /// How many patterns it has; with only one, there is nothing to compare.
    package let patterns: Int
    package let claim: Claim
  }

  /// Its name in every result, such as `Coupling, MVC`.
  let key: String
  /// In a few words, with the quality for claims of introductions.
  package let title: String
  package let own: Claim
  /// The other results that decide or are too close to call; unmeasurable ones are left out.
  package let others: [Answer]

  package func count(_ verdict: Claim.Verdict) -> Int {
    others.count { $0.claim.verdict == verdict }
  }

  /// How many of the others repeat the verdict; nil if this result has no verdict.
  package var repetitions: Int? {
    [.confirmed, .contradicted].contains(own.verdict) ? count(own.verdict) : nil
  }

  package var isAnecdote: Bool { repetitions == 0 }
}

extension RepeatedClaim {
  /// Every claim, followed by those of introductions.
  package static func all(
    in own: [ModuleReport], and others: [(name: String, modules: [ModuleReport])]
  ) -> [RepeatedClaim] {
    let decision = Decision(own)
    let decided = others.map { (name: $0.name, decision: Decision($0.modules)) }
    return questions.map { question in
      let claim = decision.verdict(on: question.claim)
      let key = claim.key(question.quality)
      return RepeatedClaim(
        key: key, title: question.quality == nil ? key : "\(key): \(claim.wording)",
        own: claim,
        others: decided.map { name, decision in
          Answer(
            name: name, patterns: decision.patterns.count,
            claim: decision.verdict(on: question.claim))
        }
        .filter { $0.claim.verdict != .notMeasurable })
    }
  }

  /// Every claim, followed by those of introductions, each with the public apps' verdicts; empty
  /// unless each of the five patterns is one of the columns.
  package static func all(
    in modules: [ModuleReport]
  ) -> [(key: String, quality: Quality?, claim: Claim)] {
    let decision = Decision(modules)
    guard decision.hasEveryPattern else { return [] }
    return questions.map { question in
      var claim = decision.verdict(on: question.claim)
      let key = claim.key(question.quality)
      claim.publicApps = PublicApps.known.claims[key]
      return (key, question.quality, claim)
    }
  }

  private static var questions: [(quality: Quality?, claim: (PatternColumns) -> Claim)] {
    PatternColumns.claims.map { (nil, $0) }
      + Quality.allCases.flatMap { quality in
        Pattern.allCases.map { pattern in (quality, { $0.cell(quality, pattern) }) }
      }
  }
}

extension Claim {
  /// Its name in every result, whatever the numbers are.
  fileprivate func key(_ quality: Quality?) -> String {
    quality.map { "\($0.title), \(title)" } ?? title
  }
}
