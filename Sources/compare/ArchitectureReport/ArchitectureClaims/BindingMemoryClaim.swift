import CompareSupport

extension PatternColumns {
  var bindingMemory: Claim {
    Statement(
      title: "Bindings cost memory",
      source: .viewModelDrawbacks,
      wording: "Bindings keep books about what they bind: for a large file they were heavier than "
        + "the objects, and leaving them out saved nearly 100 MB.",
      patterns: [.mvvm]
    )
    .notMeasurable(
      "No memory is among these numbers. swift run --package-path Packages/Lab -c release benchmark measures it, and "
        + "docs/runtime.md quotes a run.")
  }
}
