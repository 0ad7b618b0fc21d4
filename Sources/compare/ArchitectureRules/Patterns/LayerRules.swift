/// What layers forbid, whatever the pattern.
package enum LayerRules {
  /// What the names of these rules begin with, as those of a pattern do with its name.
  package static let prefix = "layers"

  static let all = [unknownReference]

  static let unknownReference = Rule(
    name: "\(LayerRules.prefix).unknown-reference",
    message: "the type refers to a layer that its own does not know",
    reason: "What a layer needs without saying so comes along wherever it is used, and breaks it"
      + " when it changes.",
    remedy: "Move what it needs into a layer that it knows, or turn the reference round by a"
      + " protocol.")
}
