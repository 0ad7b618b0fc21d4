/// What tables in introductions to architecture compare patterns by.
package enum Quality: CaseIterable, Sendable {
  case coupling, testability, complexity, communication, smallProjects

  package var title: String {
    switch self {
    case .coupling: "Coupling"
    case .testability: "Testability"
    case .complexity: "Complexity"
    case .communication: "Communication"
    case .smallProjects: "Small projects"
    }
  }

  /// The number that decides.
  package var measure: String {
    switch self {
    case .coupling: "concrete edges across roles"
    case .testability: "coverage outside views"
    case .complexity: "types"
    case .communication: "edges from role to role"
    case .smallProjects: "lines of code"
    }
  }
}
