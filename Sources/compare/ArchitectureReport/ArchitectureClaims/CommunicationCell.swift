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
