/// Something that a pattern forbids.
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
  /// Every rule of every pattern, in the order in which the documents have them.
  static let all: [Rule] = []
}
