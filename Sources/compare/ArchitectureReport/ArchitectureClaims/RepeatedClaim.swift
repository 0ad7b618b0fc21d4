import CompareSupport

/// A claim, what one result says of it, and what others do: one app alone is an anecdote.
package struct RepeatedClaim: Equatable, Sendable {
  /// What the columns of one result say.
  package struct Answer: Equatable, Sendable {
    package let name: String
    /// How many patterns it has; what has one compares nothing.
    package let patterns: Int
    package let claim: Claim
  }

  /// What it is called in every result, such as `Coupling, MVC`.
  let key: String
  /// In a few words, with the quality for what introductions say.
  package let title: String
  package let own: Claim
  /// Those of the others that decide, or come too close to; what can't be measured is left out.
  package let others: [Answer]

  package func count(_ verdict: Claim.Verdict) -> Int {
    others.count { $0.claim.verdict == verdict }
  }

  /// In how many of the others the verdict comes again; nil where this result has none.
  package var repetitions: Int? {
    [.confirmed, .contradicted].contains(own.verdict) ? count(own.verdict) : nil
  }

  package var isAnecdote: Bool { repetitions == 0 }
}

extension RepeatedClaim {
  /// Every claim, and after them what introductions say.
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

  /// Every claim, and after them what introductions say, with what public apps say of each; empty
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
  /// What it is called in every result, whatever the numbers are.
  fileprivate func key(_ quality: Quality?) -> String {
    quality.map { "\($0.title), \(title)" } ?? title
  }
}
