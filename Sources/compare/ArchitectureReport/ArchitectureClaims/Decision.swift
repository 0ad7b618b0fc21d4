import CompareSupport

/// What the numbers say about a claim, for the usual forms, for every choice of other forms, and for
/// the clean-room rewritings.
struct Decision {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  init(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules)
  }

  /// The patterns that have exactly one column in their usual form.
  var patterns: [Pattern] { forms.map(\.pattern) }

  var hasEveryPattern: Bool { patterns == Pattern.allCases }

  /// Takes a function that makes a claim about the columns.
  func verdict(on claim: (PatternColumns) -> Claim) -> Claim {
    let usual = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.usual) })
    func answer(by choice: [Pattern: Int]) -> Claim {
      claim(PatternColumns { pattern in (choice[pattern] ?? usual[pattern]).map { modules[$0] } })
    }
    var decided = answer(by: [:])
    if decided.patterns.allSatisfy({ seconds[$0] != nil }) {
      decided.writings = WritingsVerdict(decided, answer(by: seconds))
    }
    let varied = forms.filter { !$0.others.isEmpty && decided.patterns.contains($0.pattern) }
    if varied.isEmpty { return decided }
    guard let choices = varied.choices else {
      decided.forms = .untried
      return decided
    }
    decided.forms = FormsVerdict(
      choices.map { choice in
        FormsVerdict.Outcome(
          forms: varied.compactMap { choice[$0.pattern].map { modules[$0].name } },
          verdict: answer(by: choice).verdict)
      })
    return decided
  }

  /// The rewriting of each pattern that has one.
  private var seconds: [Pattern: Int] {
    Dictionary(
      uniqueKeysWithValues: forms.compactMap { forms in forms.second.map { (forms.pattern, $0) } })
  }
}

/// Whether a claim holds for the patterns as first written and as rewritten in a clean room.
package struct WritingsVerdict: Equatable, Sendable {
  package enum Extent: String, Sendable {
    case both = "holds for both writings"
    case one = "holds for one writing"
    case none = "holds for neither writing"
  }

  package let extent: Extent
  /// What the numbers of the rewritings say, such as `the rewriting: confirmed. Files: …`.
  package let second: String
}

extension WritingsVerdict {
  /// Takes what the first writings and the rewritings say; nil unless both can be measured.
  init?(_ first: Claim, _ other: Claim) {
    let verdicts = [first.verdict, other.verdict]
    if verdicts.contains(.notMeasurable) { return nil }
    let holding = verdicts.count { $0 == .confirmed }
    extent = holding == 2 ? .both : holding == 1 ? .one : .none
    second = "the rewriting: \(other.verdict.rawValue). \(other.measured)"
  }
}

/// Whether a claim holds whichever form of each pattern is measured.
package struct FormsVerdict: Equatable, Sendable {
  package enum Extent: String, Sendable {
    case every = "holds for every choice of forms"
    case some = "holds for some choices of forms"
    case no = "holds for no choice of forms"
    case untried = "not tried"
  }

  /// What the numbers say if each pattern is represented by one of its forms.
  struct Outcome: Equatable, Sendable {
    /// The chosen modules, one of each pattern, always in the same order.
    let forms: [String]
    let verdict: Claim.Verdict
  }

  package let extent: Extent
  /// For how many choices it holds, for which ones if that can be said briefly, and how many
  /// choices decide nothing.
  package let counts: String
}

extension FormsVerdict {
  /// There are too many choices to wait for.
  static let untried = FormsVerdict(
    extent: .untried, counts: "there are more than \([PatternForms].mostChoices) choices.")

  /// Nil if nothing can be measured, whatever is chosen.
  init?(_ outcomes: [Outcome]) {
    func chosen(_ verdict: Claim.Verdict) -> [[String]] {
      outcomes.filter { $0.verdict == verdict }.map(\.forms)
    }
    func remark(_ verdict: Claim.Verdict, _ title: String) -> String {
      let count = chosen(verdict).count
      return count == 0 ? "" : " \(title): \(count)."
    }
    let holding = chosen(.confirmed)
    if chosen(.notMeasurable).count == outcomes.count { return nil }
    extent = holding.isEmpty ? .no : holding.count == outcomes.count ? .every : .some
    let which = ChosenForms.text(holding, among: outcomes.map(\.forms))
    counts =
      "\(holding.count) of \(outcomes.count)\(which.map { ", \($0)" } ?? "")."
      + remark(.tooClose, "Too close to call") + remark(.notMeasurable, "Not measurable")
  }
}
