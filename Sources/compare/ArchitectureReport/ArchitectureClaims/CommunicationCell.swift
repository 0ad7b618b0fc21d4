import CompareSupport

extension PatternColumns {
  /// Who knows whom is so or not, whatever the number: there is no margin.
  func communicationCell(_ pattern: Pattern) -> Claim {
    let (statement, ways) = communication(pattern)
    return self[pattern] == nil
      ? statement.lacks([pattern])
      : ways.allSatisfy { $0.edges.all == 0 }
        ? statement.notMeasurable("The names of its types tell of no edge between these roles.")
        : statement.measured(
          ways.map(\.text).joined(separator: "; ") + ".",
          ways.map { ClaimPart($0.name, holds: $0.holds) })
  }

  private func communication(_ pattern: Pattern) -> (Statement, [Way]) {
    func statement(_ wording: String, _ source: Statement.Source) -> Statement {
      Saying(wording, source, .close, than: []).statement(pattern, margin: Margin.none.text)
    }
    func way(_ name: String, _ from: Role..., to: Role..., is kind: Way.Kind) -> Way {
      Way(name, self[pattern]?.roleEdges ?? [], from, to, kind)
    }
    switch pattern {
    case .mvc:
      return (
        statement(
          "The controller updates the view, which leaves decisions to whoever controls it.",
          .cocoaMVC),
        [
          way("controller to view", .viewController, .controller, to: .view, is: .any),
          way("view to controller", .view, to: .viewController, .controller, is: .abstractOrNone),
        ]
      )
    case .mvp:
      return (
        statement(
          "The presenter does all the updating of a view that a double can stand in for.",
          .passiveView),
        [way("presenter to view", .presenter, to: .view, .viewController, is: .abstract)]
      )
    case .mvvm:
      return (
        statement(
          "The view binds itself to the view model, which knows nothing of it.", .patternsInIOS),
        [
          way("view to view model", .view, .viewController, to: .viewModel, is: .any),
          way("view model to view", .viewModel, to: .view, .viewController, is: .none),
        ]
      )
    case .mvi:
      return (
        statement(
          "One way round a loop: intents of the view go in, and a state to show comes out.",
          .goodBadUgly),
        [
          way("view to intent", .view, to: .intent, is: .any),
          way("view to state", .view, to: .state, is: .any),
          way("back to view", .intent, .state, .reducer, .effect, .runtime, to: .view, is: .none),
        ]
      )
    case .viper:
      let parts: [Role] = [.view, .presenter, .interactor, .router]
      return (
        statement("All through protocols, between view, presenter and interactor.", .realLifeVIPER),
        [Way("among them", self[pattern]?.roleEdges ?? [], parts, parts, .abstract)]
      )
    }
  }
}

/// Edges of a module from types of some roles to those of others, and what is said of them.
struct Way {
  enum Kind {
    case any, none
    /// To protocols alone.
    case abstract, abstractOrNone
  }

  /// Such as `view to view model`.
  let name: String
  let edges: (all: Int, concrete: Int)
  private let kind: Kind

  init(_ name: String, _ edges: [RoleEdgeReport], _ from: [Role], _ to: [Role], _ kind: Kind) {
    self.name = name
    self.edges = edges.acrossRoles(from, to)
    self.kind = kind
  }

  var holds: Bool {
    switch kind {
    case .any: edges.all > 0
    case .none: edges.all == 0
    case .abstract: edges.all > 0 && edges.concrete == 0
    case .abstractOrNone: edges.concrete == 0
    }
  }

  var text: String {
    edges.all == 0 ? "\(name) 0" : "\(name) \(edges.all), \(edges.concrete) concrete"
  }
}

extension [RoleEdgeReport] {
  fileprivate func acrossRoles(_ from: [Role], _ to: [Role]) -> (all: Int, concrete: Int) {
    let edges = filter { edge in
      edge.isInternal && edge.from != edge.to && from.contains { $0.rawValue == edge.from }
        && to.contains { $0.rawValue == edge.to }
    }
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}
