import CompareSupport

extension PatternColumns {
  var buildTime: Claim {
    Statement(
      title: "A VIPER build takes at most 7 % longer than an MVC one",
      source: .viperBattle,
      wording:
        "A clean build of the VIPER app takes 10.43 seconds, the longest of all, and nearly a "
        + "second more than the MVC one.",
      margin: "7 %, as the claim says",
      patterns: [.mvc, .viper]
    )
    .notMeasurable(
      "No time is among these numbers, for it differs from run to run. Packages/Lab/Scripts/benchmark-builds "
        + "measures it, and docs/comparison.md quotes a run.")
  }
}
