/// What layers forbid, whatever the pattern.
enum LayerRules {
  static let all = [unknownReference]

  static let unknownReference = Rule(
    name: "\(RuleCatalog.layers).unknown-reference",
    message: "the type refers to a layer that its own does not know",
    reason: "What a layer needs without saying so comes along wherever it is used, and breaks it"
      + " when it changes.",
    remedy: "Move what it needs into a layer that it knows, or turn the reference round by a"
      + " protocol.")
}
