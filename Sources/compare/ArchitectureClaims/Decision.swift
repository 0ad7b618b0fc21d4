import ArchitectureReport
import CompareConfiguration

/// What the numbers say of a claim: those of the usual forms, and those of every choice of others.
struct Decision {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  init(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules)
  }

  /// Takes what makes a claim of a column for each pattern; nil when it makes none of the usual ones.
  func verdict(on claim: ((Pattern) -> ModuleReport?) -> Claim?) -> Claim? {
    let usual = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.usual) })
    func answer(by choice: [Pattern: Int]) -> Claim? {
      claim { pattern in (choice[pattern] ?? usual[pattern]).map { modules[$0] } }
    }
    guard var decided = answer(by: [:]) else { return nil }
    let varied = forms.filter { !$0.others.isEmpty && decided.patterns.contains($0.pattern) }
    if varied.isEmpty { return decided }
    decided.forms = FormsVerdict(
      varied.choices.compactMap { choice in
        answer(by: choice).map { claim in
          FormsVerdict.Outcome(
            forms: varied.compactMap { choice[$0.pattern].map { modules[$0].name } },
            verdict: claim.verdict)
        }
      })
    return decided
  }
}
