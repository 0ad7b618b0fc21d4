/// Something that a pattern forbids, or layers do.
struct Rule: Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`; what comments, baselines and results call it.
  let name: String
  /// What is wrong, in a few words without a full stop.
  let message: String
  /// What it costs, in one sentence.
  let reason: String
  /// How to mend it, in one sentence.
  let remedy: String
}

extension Rule {
  /// Every rule of every pattern and of layers, in the order in which the documents have them.
  static let all =
    Pattern.allCases.flatMap { $0.rules.map(\.rule) } + LayerRules.all + RemarkRules.all
}

extension Pattern {
  /// What it forbids.
  var rules: [PatternRule] {
    let own =
      switch self {
      case .mvc: MVCRules.all
      case .mvp: MVPRules.all
      case .mvvm: MVVMRules.all
      case .mvi: MVIRules.all
      case .viper: VIPERRules.all
      }
    return own + CommonRules.all(of: self)
  }
}
