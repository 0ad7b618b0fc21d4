package import CompareSupport
import Foundation

/// What the five patterns cost, number by number, over all their forms and rewritings.
package struct PatternCosts {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  /// Nil unless each of the five patterns is one of the measured columns in its usual form, and
  /// only once.
  package init?(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules) { $0.origin == .measured }
    guard forms.map(\.pattern) == Pattern.allCases else { return nil }
  }

  /// The number of columns, all forms and rewritings included.
  package var implementations: Int {
    forms.map { $0.all.count + ($0.second == nil ? 0 : 1) }.reduce(0, +)
  }

  /// Whether a pattern has forms other than the usual one.
  package var hasForms: Bool { forms.contains { !$0.others.isEmpty } }

  /// Whether each pattern has a clean-room rewriting.
  package var hasWritings: Bool { forms.allSatisfy { $0.second != nil } }

  /// The indices of the usual forms among the columns.
  package var usual: [Int] { forms.map(\.usual) }

  /// Takes a row over the same columns; nil if a pattern lacks its number.
  package func number(_ row: TableRows.Row, _ title: String) -> CostNumber? {
    guard var number = wholeNumber(row, title) else { return nil }
    if row.key.hasPrefix("changes.") {
      number.parts = withoutEachRequest.compactMap { part in
        TableRows.all(for: part.modules).first { $0.key == row.key }
          .flatMap { part.wholeNumber($0, title) }
      }
    }
    return number
  }

  private func wholeNumber(_ row: TableRows.Row, _ title: String) -> CostNumber? {
    let ranges = forms.compactMap { CostRange($0.numbers(of: row, modules)) }
    return ranges.count == forms.count
      ? CostNumber(key: row.key, title: title, ranges: ranges) : nil
  }

  /// The same without each of several change requests.
  private var withoutEachRequest: [PatternCosts] {
    let names = Set(modules.flatMap { $0.changes?.requests.map(\.name) ?? [] })
    guard names.count > 1 else { return [] }
    return names.compactMap { name in
      PatternCosts(
        modules.map { module in
          var module = module
          module.changes?.requests.removeAll { $0.name == name }
          return module
        })
    }
  }

  /// Such as `VIPER: more`; empty if no pattern stands apart, or if it turns with the way of counting.
  package func apartText(_ number: CostNumber) -> String {
    let other = TableRows.otherWay(of: number.key).flatMap(self.number)
    return other.map { $0.apartText == number.apartText } ?? true ? number.apartText : ""
  }

  package func number(_ key: String) -> CostNumber? {
    let rows = TableRows.all(for: modules)
    guard let row = rows.first(where: { $0.key == key }) else { return nil }
    let label = row.label.trimmingCharacters(in: .whitespaces)
    return number(row, label.prefix(1).uppercased() + label.dropFirst())
  }
}

/// The numbers of one pattern: that of its usual form, the range over all its forms, and that of its
/// rewriting.
package struct CostRange: Equatable, Sendable {
  package let usual: FormNumber
  package let least: FormNumber
  package let most: FormNumber
  /// The number of forms.
  package let count: Int
  package let second: FormNumber?

  /// Nil if the usual form has no number.
  init?(_ numbers: [FormNumber]) {
    guard let usual = numbers.first(where: \.isUsual) else { return nil }
    let forms = numbers.filter { $0.kind != .second }
    self.usual = usual
    least = forms.reduce(usual) { $1.value < $0.value ? $1 : $0 }
    most = forms.reduce(usual) { $1.value > $0.value ? $1 : $0 }
    count = forms.count
    second = numbers.first { $0.kind == .second }
  }

  package var pattern: Pattern { usual.pattern }

  /// Such as `632 (510–937; again 700)`, or `906` with one form and no rewriting.
  package var text: String { text(with: [range, second.map { "again \($0.text)" }]) }

  /// The same without the rewriting.
  package var formsText: String { text(with: [range]) }

  private var range: String? { count == 1 ? nil : "\(least.text)–\(most.text)" }

  private func text(with more: [String?]) -> String {
    let more = more.compactMap(\.self).joined(separator: "; ")
    return more.isEmpty ? usual.text : "\(usual.text) (\(more))"
  }

  /// The least and the most of all, the rewriting included.
  package var bounds: ClosedRange<Double> {
    let second = second?.value ?? usual.value
    return min(least.value, second)...max(most.value, second)
  }

  /// The numbers at the ends of its range, and that of its rewriting.
  fileprivate var ends: [FormNumber] { [least, most] + [second].compactMap(\.self) }

  /// From less to more, what its rewriting changed; nil without one.
  fileprivate var rewritten: (least: Double, most: Double)? {
    second.map { (min(usual.value, $0.value), max(usual.value, $0.value)) }
  }
}

/// One number of all five patterns.
package struct CostNumber: Equatable, Sendable {
  package let key: String
  package let title: String
  /// In the order of the patterns.
  package let ranges: [CostRange]
  /// The same number from a part of what it is a mean of: where they disagree, it ranks nothing.
  var parts: [CostNumber] = []

  /// The patterns that have more than the others, in all their forms and in their rewritings.
  package var above: [CostRange] {
    guard canRank else { return [] }
    return ranges.filter { own in
      ranges.allSatisfy { $0.pattern == own.pattern || isBelow($0, own) }
        && parts.allSatisfy { $0.above.map(\.pattern).contains(own.pattern) }
    }
  }

  /// The patterns that have less.
  package var below: [CostRange] {
    guard canRank else { return [] }
    return ranges.filter { own in
      ranges.allSatisfy { $0.pattern == own.pattern || isBelow(own, $0) }
        && parts.allSatisfy { $0.below.map(\.pattern).contains(own.pattern) }
    }
  }

  /// Whether all of one range is below another one, by more than chance or a rewriting explain.
  private func isBelow(_ lower: CostRange, _ higher: CostRange) -> Bool {
    let scale = Scale(least: ranges.map(\.bounds.lowerBound).min() ?? 0)
    let rewritten = ranges.compactMap(\.rewritten).max {
      scale.distance($0.least, $0.most) < scale.distance($1.least, $1.most)
    }
    return Gap(scale, rewritten: rewritten)
      .separates(lower.bounds.upperBound, from: higher.bounds.lowerBound)
  }

  private func overlap(_ left: CostRange, _ right: CostRange) -> Bool {
    !isBelow(left, right) && !isBelow(right, left)
  }

  /// Whether no two of them can be told apart.
  package var allOverlap: Bool {
    ranges.allSatisfy { left in ranges.allSatisfy { overlap(left, $0) } }
  }

  /// Whether no other form and no rewriting has this number.
  package var isOfUsualForms: Bool { ranges.allSatisfy { $0.count == 1 && $0.second == nil } }

  /// Of the few pairs of change requests, one more is above the margin and may still be chance.
  private var canRank: Bool { !key.hasPrefix("changes.pairs.") }

  /// Such as `VIPER: more`; empty if no pattern stands apart.
  package var apartText: String {
    (above.map { "\($0.pattern.title): more" } + below.map { "\($0.pattern.title): less" })
      .joined(separator: ", ")
  }

  /// From the least to the most by their usual forms; patterns whose ranges overlap, also through a
  /// third one, are in one group.
  package var order: [[CostRange]] {
    ranges.sorted { $0.usual.value < $1.usual.value }.reduce(into: []) { groups, range in
      // An overlap with a range in an earlier group merges all groups from there on.
      let first = groups.firstIndex { $0.contains { overlap($0, range) } } ?? groups.count
      groups = Array(groups[..<first]) + [groups[first...].flatMap(\.self) + [range]]
    }
  }

  package func range(of pattern: Pattern) -> CostRange? {
    ranges.first { $0.pattern == pattern }
  }
}

extension PatternCosts {
  /// What the numbers amount to, in a sentence or two each.
  package struct Finding: Equatable, Sendable {
    package let title: String
    package let text: String
  }

  /// Which patterns cost more in size and number of parts, which concentrate decisions, and what
  /// remains between the others.
  package var findings: [Finding] {
    let costly = Pattern.allCases.compactMap(size)
    let dense = Pattern.allCases.compactMap(density)
    let named = Set((costly + dense).map(\.pattern))
    let rest = Pattern.allCases.filter { !named.contains($0) }
    return costly.map(\.finding) + dense.map(\.finding) + [remaining(rest)].compactMap(\.self)
  }

  private func size(_ pattern: Pattern) -> (pattern: Pattern, finding: Finding)? {
    let words = [
      ("lines.code", "lines"), ("types", "types"), ("files", "files"), ("edges", "dependencies"),
    ]
    let more = words.filter { number($0.0)?.above.map(\.pattern) == [pattern] }.map(\.1)
    guard !more.isEmpty else { return nil }
    let title = pattern.title
    let many = (number("lines.code")?.range(of: pattern)?.count ?? 1) > 1
    let owner =
      (many ? "All its forms" : "It") + (hasWritings ? " and its rewriting" : "")
    let finding = Finding(
      title: more.first == "lines" ? "\(title) has the most code." : "\(title) has the most parts.",
      text: "\(owner) \(many || hasWritings ? "have" : "has") more \(more.listed) than any "
        + (hasForms && !hasWritings ? "form of the others." : "other.") + publicSize(pattern))
    return (pattern, finding)
  }

  private func publicSize(_ pattern: Pattern) -> String {
    publicLines(pattern).map { " Public apps: more lines than MVC in \($0)." } ?? ""
  }

  /// In how many public apps a pattern has more lines than MVC, such as `7 of 9`.
  private func publicLines(_ pattern: Pattern) -> String? {
    let ratios = PublicApps.known.ratios(of: "lines.code", pattern).map(\.times)
    let more = ratios.count { Margin.counts.standing(of: $0, to: 1) == .above }
    return ratios.isEmpty ? nil : "\(more) of \(ratios.count)"
  }

  private func density(_ pattern: Pattern) -> (pattern: Pattern, finding: Finding)? {
    let words = [
      ("functions.longest", "its longest function has", " lines"),
      ("complexity.mean", "mean complexity", ""),
    ]
    let parts = words.compactMap { key, start, unit -> String? in
      guard let number = number(key), number.above.map(\.pattern) == [pattern],
        let own = number.range(of: pattern)
      else { return nil }
      let others = number.ranges.filter { $0.pattern != pattern }.flatMap(\.ends)
        .sorted { $0.value < $1.value }
      let again = own.second.map { " (again \($0.text))" } ?? ""
      return "\(start) \(own.usual.text)\(again)\(unit), others "
        + "\(others.first?.text ?? "")–\(others.last?.text ?? "")"
    }
    guard !parts.isEmpty else { return nil }
    let branches = number("complexity.mean")?.above.map(\.pattern) == [pattern]
    let isAlone = hasForms && number("lines.code")?.range(of: pattern)?.count == 1
    let finding = Finding(
      title: branches
        ? "\(pattern.title)’s functions branch most:"
        : "\(pattern.title) has the longest function:",
      text: parts.joined(separator: "; ") + "." + (isAlone ? " One form only." : "")
        + publicComplexity(pattern)
    )
    return (pattern, finding)
  }

  private func publicComplexity(_ pattern: Pattern) -> String {
    let ratios = PublicApps.known.ratios(of: "complexity.mean", pattern).map(\.times)
    guard let least = ratios.first, let most = ratios.last else { return "" }
    return
      " Public apps: mean complexity \(least.timesText)–\(most.timesText) times MVC’s, in "
      + "\(ratios.count.of("app", "apps"))."
  }

  private func remaining(_ patterns: [Pattern]) -> Finding? {
    guard patterns.count > 1, let lines = number("lines.code") else { return nil }
    let ranges = patterns.compactMap(lines.range)
    let names = patterns.map(\.title).listed
    let own = CostNumber(key: lines.key, title: lines.title, ranges: ranges)
    let texts = ranges.map { "\($0.pattern.title) \($0.text)" }.joined(separator: ", ")
    if own.allOverlap && hasForms {
      let apps = patterns.filter { $0 != .mvc }.compactMap { pattern in
        publicLines(pattern).map { "\(pattern.title) in \($0)" }
      }
      return Finding(
        title: "\(names) can’t be told apart by lines:",
        text: texts + "."
          + (apps.isEmpty ? "" : " More than MVC in public apps: \(apps.joined(separator: ", "))."))
    }
    return Finding(
      title: "Between \(names)", text: "lines are \(texts).")
  }
}

extension PatternCosts {
  /// Names each usual form whose number is outside the range of the public apps.
  package func warnings(_ number: CostNumber) -> [String] {
    guard let base = number.range(of: .mvc)?.usual.value, base > 0 else { return [] }
    return number.ranges.compactMap { range in
      let ratios = PublicApps.known.ratios(of: number.key, range.pattern)
      guard ratios.count > 1, let least = ratios.first?.times, let most = ratios.last?.times
      else { return nil }
      let own = range.usual.value / base
      if own >= least && own <= most { return nil }
      return
        "Our usual \(range.pattern.title) (\(own.timesText)×) lies outside its public range "
        + "(\(least.timesText)–\(most.timesText)×)."
    }
  }
}

extension [String] {
  /// Such as `lines, types and files`.
  package var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
