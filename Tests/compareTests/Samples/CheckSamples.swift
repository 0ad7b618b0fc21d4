@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport
@testable import ReportFormats

extension FindingReport {
  /// The interactor of a scene refers to its presenter.
  static let upwards = FindingReport(
    rule: "viper.interactor-knows-presenter", module: "App",
    file: "Sources/App/CatInteractor.swift", line: 12, column: 9, from: "CatInteractor",
    to: "CatPresenter", toModule: "App", path: ["CatInteractor", "CatPresenter"],
    message: "the interactor refers to a presenter",
    remedy: "Give it a protocol to report to."
  )

  /// A view reaches for the store of another module.
  static let sideways = FindingReport(
    rule: "viper.view-knows-store", module: "App", file: "Sources/App/CatView.swift", line: 3,
    column: 5, from: "CatView", to: "Store", toModule: "Shared",
    path: ["CatView", "Cats", "Store"],
    message: "the view reaches a store", remedy: "Ask the presenter."
  )

  /// Everything that means something to a format, where a name may be.
  static let hostile = FindingReport(
    rule: "viper.view-knows-store", module: "App", file: "Sources/a b,c:100%\n#é.swift", line: 1,
    column: 2, from: "A]\u{1B}[31m(x){0}", to: "B\r\n::error::", toModule: "App",
    path: ["A]\u{1B}[31m(x){0}", "B\r\n::error::"], message: "50% of it", remedy: "None."
  )

  func at(line: Int) -> FindingReport {
    var moved = self
    moved.line = line
    return moved
  }
}

extension ModuleReport {
  /// A module of which nothing is known but what breaks the rules.
  static func checked(
    _ name: String = "App", _ pattern: Pattern = .viper, _ findings: [FindingReport] = []
  ) -> ModuleReport {
    var module = ModuleReport.empty
    module.name = name
    module.pattern = pattern
    module.findings = findings
    return module
  }
}

extension CheckResult {
  /// Two modules with findings, of which the columns are the same however they are counted.
  init(
    _ findings: FindingReport..., accepting accepted: [FindingReport]? = nil,
    stale: [Baseline.Entry] = [], notes: [Note] = []
  ) {
    self.init(
      modules: [.checked(), .checked("Other", .mvc)].compactMap(Module.init),
      findings: findings.map { Finding(report: $0, utf16Column: $0.column) }, notes: notes,
      baseline: accepted.map { Baseline(entries: Set($0.map { Baseline.Entry($0) } + stale)) })
  }
}

extension Rule {
  static let samples = [
    Rule(
      name: "mvc.view-knows-model", message: "the view refers to the model", reason: "No.",
      remedy: "No."),
    Rule(
      name: "mvp.view-knows-model", message: "the view refers to the model", reason: "No.",
      remedy: "No."),
    Rule(
      name: "viper.interactor-knows-presenter", message: "the interactor refers to a presenter",
      reason: "It cannot be used by another scene then.",
      remedy: "Give it a protocol to report to."),
  ]
}
