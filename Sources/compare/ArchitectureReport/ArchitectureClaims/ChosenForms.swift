import CompareSupport

/// Says briefly which choices of forms are meant, among all there are.
enum ChosenForms {
  /// More are not listed one by one.
  private static let most = 3
  /// Nor are more groups of them.
  private static let mostGroups = 6

  /// Nil where that is clear from their number, or takes too many words.
  ///
  /// A choice names one form of each pattern, always in the same order.
  static func text(_ chosen: [[String]], among all: [[String]]) -> String? {
    let known = Set(chosen)
    let left = all.filter { !known.contains($0) }
    if chosen.isEmpty || left.isEmpty { return nil }
    return [
      condition(chosen, all).map { "those with \($0)" },
      condition(left, all).map { "all but those with \($0)" },
    ]
    .compactMap(\.self).min { $0.count < $1.count }
      ?? list(chosen) ?? list(left).map { "all but \($0)" } ?? groups(chosen, left, all)
      ?? need(chosen, all)
  }

  /// The forms that decide, when it is these whatever the others are.
  private static func condition(_ chosen: [[String]], _ all: [[String]]) -> String? {
    let count = forms(chosen).map(\.count).reduce(1, *)
    return count == chosen.count ? restricted(forms(chosen), all) : nil
  }

  /// Those that are chosen, or those that are not, in a few groups, the fewer words.
  private static func groups(
    _ chosen: [[String]], _ left: [[String]], _ all: [[String]]
  ) -> String? {
    [("", chosen), ("all but ", left)].compactMap { start, choices -> String? in
      let groups = groups(choices)
      if groups.count > mostGroups { return nil }
      return start
        + groups.map { "those with \(restricted($0, all))" }.joined(separator: "; ")
    }
    .min { $0.count < $1.count }
  }

  /// Groups without any other choice: in each, every form of one pattern goes with every one of the
  /// next.
  private static func groups(_ choices: [[String]]) -> [[[String]]] {
    guard let width = choices.first?.count else { return [] }
    if width == 0 { return [[]] }
    var first: [String] = []
    var tails: [String: [[String]]] = [:]
    for choice in choices {
      if tails[choice[0]] == nil { first.append(choice[0]) }
      tails[choice[0], default: []].append(Array(choice.dropFirst()))
    }
    var found: [(forms: [String], rest: [[[String]]])] = []
    for form in first {
      let rest = groups(tails[form] ?? [])
      if let same = found.firstIndex(where: { $0.rest == rest }) {
        found[same].forms.append(form)
      } else {
        found.append(([form], rest))
      }
    }
    return found.flatMap { group in group.rest.map { [group.forms] + $0 } }
  }

  /// What all of them have in common, though it alone does not decide.
  private static func need(_ chosen: [[String]], _ all: [[String]]) -> String? {
    let common = restricted(forms(chosen), all)
    return common.isEmpty ? nil : "none without \(common)"
  }

  /// The forms that occur, of each pattern of which not all do.
  private static func restricted(_ own: [[String]], _ all: [[String]]) -> String {
    zip(own, forms(all)).filter { $0.count < $1.count }
      .map { own, _ in own.joined(separator: " or ") }.joined(separator: ", and ")
  }

  private static func list(_ choices: [[String]]) -> String? {
    choices.count > most
      ? nil : choices.map { $0.joined(separator: " with ") }.joined(separator: ", ")
  }

  /// Of each pattern those that occur, in their order.
  private static func forms(_ choices: [[String]]) -> [[String]] {
    (choices.first ?? []).indices.map { pattern in
      var known: Set<String> = []
      return choices.map { $0[pattern] }.filter { known.insert($0).inserted }
    }
  }
}

/// The columns of one pattern: its usual form, which the five are, and the others of it.
struct PatternForms: Equatable, Sendable {
  let pattern: Pattern
  /// Places among the columns, as the others are.
  let usual: Int
  let others: [Int]

  var all: [Int] { [usual] + others }

  /// The numbers of a row over these columns, the usual form's first; nothing for those without.
  func numbers(of row: TableRows.Row, _ modules: [ModuleReport]) -> [FormNumber] {
    all.compactMap { place in
      guard row.cells.indices.contains(place), let number = Double(row.cells[place]) else {
        return nil
      }
      return FormNumber(
        pattern: pattern, name: modules[place].name, isUsual: place == usual,
        text: row.cells[place], value: number)
    }
  }

  /// Of each pattern that has one usual form among the columns: with two, nobody knows which it is.
  static func all(
    among modules: [ModuleReport], where isMeant: (ModuleReport) -> Bool = { _ in true }
  ) -> [PatternForms] {
    Pattern.allCases.compactMap { pattern in
      let own = modules.indices.filter { modules[$0].pattern == pattern && isMeant(modules[$0]) }
      let usual = own.filter { modules[$0].variant == nil }
      guard usual.count == 1, let first = usual.first else { return nil }
      let others = own.filter {
        modules[$0].variant != nil && modules[$0].origin == modules[first].origin
      }
      return PatternForms(pattern: pattern, usual: first, others: others)
    }
  }
}

extension [PatternForms] {
  /// The ways to choose that are tried at most.
  static let mostChoices = 5_000

  /// Every way to choose one form of each pattern; nil when there are more than are tried.
  var choices: [[Pattern: Int]]? {
    guard reduce(1, { Swift.min($0, Self.mostChoices) * $1.all.count }) <= Self.mostChoices else {
      return nil
    }
    return reduce([[:]]) { choices, forms in
      choices.flatMap { choice in
        forms.all.map { choice.merging([forms.pattern: $0]) { $1 } }
      }
    }
  }
}
