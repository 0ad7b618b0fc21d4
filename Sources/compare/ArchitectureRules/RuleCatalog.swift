import CompareConfiguration

/// The rules that there are.
package enum RuleCatalog {
  /// Every rule of every pattern and of layers, in the order in which the documents have them.
  package static let all =
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
