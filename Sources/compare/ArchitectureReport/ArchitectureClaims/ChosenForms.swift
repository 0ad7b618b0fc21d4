import CompareSupport

/// Describes briefly which of all choices of forms are meant.
enum ChosenForms {
  /// The most choices that are listed one by one.
  private static let most = 3
  /// The most groups of choices that are listed.
  private static let mostGroups = 6

  /// Nil if their number alone makes it clear, or if it takes too many words.
  ///
  /// A choice names one form of each pattern, always in the same order.
  static func text(_ chosen: [[String]], among all: [[String]]) -> String? {
    let known = Set(chosen)
    let left = all.filter { !known.contains($0) }
    if chosen.isEmpty || left.isEmpty { return nil }
    let conditions = [
      condition(chosen, all).map { "those with \($0)" },
      condition(left, all).map { "all but those with \($0)" },
    ]
    if let shortest = conditions.compactMap(\.self).min(by: { $0.count < $1.count }) {
      return shortest
    }
    let listed = list(chosen) ?? list(left).map { "all but \($0)" }
    return listed ?? groups(chosen, left, all) ?? need(chosen, all)
  }

  /// The forms that decide, if they do so whatever the other forms are.
  private static func condition(_ chosen: [[String]], _ all: [[String]]) -> String? {
    let count = forms(chosen).map(\.count).reduce(1, *)
    return count == chosen.count ? restricted(forms(chosen), all) : nil
  }

  /// The chosen ones, or all but the others, in a few groups: whichever takes fewer words.
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

  /// Groups that contain no other choice: in each, every form of one pattern is combined with every
  /// form of the next.
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

  /// What all of them have in common, although it alone doesn't decide.
  private static func need(_ chosen: [[String]], _ all: [[String]]) -> String? {
    let common = restricted(forms(chosen), all)
    return common.isEmpty ? nil : "none without \(common)"
  }

  /// The forms that occur, of each pattern of which some don't.
  private static func restricted(_ own: [[String]], _ all: [[String]]) -> String {
    zip(own, forms(all)).filter { $0.count < $1.count }
      .map { own, _ in own.joined(separator: " or ") }.joined(separator: ", and ")
  }

  private static func list(_ choices: [[String]]) -> String? {
    choices.count > most
      ? nil : choices.map { $0.joined(separator: " with ") }.joined(separator: ", ")
  }

  /// For each pattern, the forms that occur, in their order.
  private static func forms(_ choices: [[String]]) -> [[String]] {
    (choices.first ?? []).indices.map { pattern in
      var known: Set<String> = []
      return choices.map { $0[pattern] }.filter { known.insert($0).inserted }
    }
  }
}

/// The columns of one pattern: its usual form, which is one of the five, its other forms, and its
/// rewriting.
struct PatternForms: Equatable, Sendable {
  let pattern: Pattern
  /// The column's index, as in `others`.
  let usual: Int
  let others: [Int]
  var second: Int?

  var all: [Int] { [usual] + others }

  /// A row's numbers over these columns, the usual form's first and the rewriting's last;
  /// columns without one are skipped.
  func numbers(of row: TableRows.Row, _ modules: [ModuleReport]) -> [FormNumber] {
    (all + [second].compactMap(\.self)).compactMap { place in
      guard row.cells.indices.contains(place), let number = Double(row.cells[place]) else {
        return nil
      }
      return FormNumber(
        pattern: pattern, name: modules[place].name,
        kind: place == usual ? .usual : place == second ? .second : .form, text: row.cells[place],
        value: number)
    }
  }

  /// Only patterns with one usual form among the columns: with two, it isn't clear which is meant.
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
      let seconds = others.filter { modules[$0].isSecondWriting }
      return PatternForms(
        pattern: pattern, usual: first, others: others.filter { !seconds.contains($0) },
        second: seconds.count == 1 ? seconds[0] : nil)
    }
  }
}

extension [PatternForms] {
  /// The most choices that are tried.
  static let mostChoices = 5_000

  /// Every way to choose one form of each pattern; nil if there are too many to try.
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
