import CompareSupport

/// What the numbers say of a claim: those of the usual forms, and those of every choice of others.
struct Decision {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  init(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules)
  }

  /// Those that are one of the columns in their usual form, and only once.
  var patterns: [Pattern] { forms.map(\.pattern) }

  var hasEveryPattern: Bool { patterns == Pattern.allCases }

  /// Takes what makes a claim of the columns.
  func verdict(on claim: (PatternColumns) -> Claim) -> Claim {
    let usual = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.usual) })
    func answer(by choice: [Pattern: Int]) -> Claim {
      claim(PatternColumns { pattern in (choice[pattern] ?? usual[pattern]).map { modules[$0] } })
    }
    var decided = answer(by: [:])
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
}
