/// What becomes of two requests that are merged, in one pattern.
struct PairOutcome: Equatable {
  enum Kind: String, CaseIterable {
    case pass = "merge and pass"
    case fail = "merge, but fail"
    case conflict
    /// Neither module nor suite conflicts, but what all modules share doesn't build once it is merged.
    case incomparable = "not comparable"
    case untried = "not tried yet"
  }

  let pair: RequestPair
  let pattern: Pattern
  /// The places that conflict in the module, and in its suite.
  let inModule: Int
  let inSuite: Int
  /// What a trial found.
  let found: String?

  var kind: Kind {
    if inModule + inSuite > 0 { return .conflict }
    return switch found {
    case "passes"?: .pass
    case "not built"?: .incomparable
    case "doesn't build"?: .fail
    case let found? where found.hasPrefix("fails "): .fail
    default: .untried
    }
  }

  fileprivate var cell: String {
    switch kind {
    case .pass: "passes"
    case .fail: found ?? ""
    case .conflict: "conflict \(inModule) + \(inSuite)"
    case .incomparable: "—"
    case .untried: "?"
    }
  }
}

extension [PairOutcome] {
  private var pairs: [RequestPair] { map(\.pair).unique }

  private func outcomes(of pattern: Pattern) -> [PairOutcome] { filter { $0.pattern == pattern } }

  private func outcomes(of pair: RequestPair) -> [PairOutcome] { filter { $0.pair == pair } }

  /// A table of how many pairs became what, and one of each pair.
  var tables: String {
    let titles = Pattern.allCases.map(\.title)
    var rows = PairOutcome.Kind.allCases.map { kind in
      [kind.rawValue] + Pattern.allCases.map { "\(count(kind, $0))" }
    }
    if !contains(where: { $0.kind == .untried }) { rows.removeLast() }
    rows.append(
      ["places that conflict, module + suite"]
        + Pattern.allCases.map { pattern in
          let own = outcomes(of: pattern)
          return "\(own.reduce(0) { $0 + $1.inModule }) + \(own.reduce(0) { $0 + $1.inSuite })"
        })
    let alike = pairs.count { pair in
      let kinds = Set(outcomes(of: pair).map(\.kind))
      return kinds.count == 1 && kinds != [.untried]
    }
    return markdownTable([pairs.count == 1 ? "1 pair" : "\(pairs.count) pairs"] + titles, rows)
      + "\nPairs with the same outcome in every pattern: \(alike) of \(pairs.count).\n\n"
      + markdownTable(
        ["two requests"] + titles,
        pairs.map { pair in [pair.name] + outcomes(of: pair).map(\.cell) })
  }

  private func count(_ kind: PairOutcome.Kind, _ pattern: Pattern) -> Int {
    outcomes(of: pattern).count { $0.kind == kind }
  }

  /// The numbers of all pairs, for docs/changes/numbers.tsv.
  var numbers: [ChangeNumber] {
    let keys: [(String, PairOutcome.Kind)] = [
      ("pairs that pass", .pass), ("pairs that fail", .fail), ("pairs that conflict", .conflict),
      ("pairs not comparable", .incomparable),
    ]
    return Pattern.allCases.flatMap { pattern in
      let places = outcomes(of: pattern).reduce(0) { $0 + $1.inModule }
      let rows = keys.map { ($0.0, count($0.1, pattern)) } + [("conflicts", places)]
      return rows.map { row in
        ChangeNumber(
          request: ChangeNumbers.pairs, module: pattern.module, key: row.0, text: "\(row.1)")
      }
    }
  }
}
