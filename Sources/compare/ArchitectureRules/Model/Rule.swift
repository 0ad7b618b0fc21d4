/// Something that a pattern forbids, layers do, or a team.
package struct Rule: Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`; what comments, baselines and results call it.
  package let name: String
  /// What is wrong, in a few words without a full stop.
  package let message: String
  /// What it costs, in one sentence.
  package let reason: String
  /// How to mend it, in one sentence.
  package let remedy: String
}
