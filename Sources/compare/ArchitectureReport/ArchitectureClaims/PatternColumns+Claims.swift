import CompareSupport

extension PatternColumns {
  /// Every claim that is looked at, in the order in which they are shown.
  static var claims: [(PatternColumns) -> Claim] {
    [
      \.viperSize, \.layers, \.sceneFiles, \.typeRank, \.concreteReferences, \.coupling,
      \.synchronising, \.boilerplate, \.largestController, \.complexity, \.testability, \.testCode,
      \.interactorDoubles, \.bindingMemory, \.buildTime,
    ]
  }

  /// What introductions say of a pattern in one respect.
  func cell(_ quality: Quality, _ pattern: Pattern) -> Claim {
    switch quality {
    case .coupling: couplingCell(pattern)
    case .testability: testabilityCell(pattern)
    case .complexity: complexityCell(pattern)
    case .communication: communicationCell(pattern)
    case .smallProjects: smallProjectsCell(pattern)
    }
  }
}
