import SeededNumbers

/// The faults of a module in the order in which a seed draws them.
struct Sample {
  /// The module's files by their paths, as they are.
  let files: [String: String]
  let mutants: [Mutant]

  init(_ files: [String: String], seed: UInt64) {
    self.files = files
    var generator = SeededGenerator(seed: seed)
    mutants =
      files.sorted { $0.key < $1.key }
      .flatMap { MutationFinder.mutations(of: $0.value, in: $0.key) }
      .shuffled(using: &generator).enumerated()
      .map { Mutant($0.offset + 1, $0.element, in: files[$0.element.file] ?? "") }
  }
}
