import SeededNumbers

/// The mutants of a module, shuffled by a seed.
struct Sample {
  /// The module's unchanged files by path.
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
