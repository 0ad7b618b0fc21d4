import CompareSupport

extension PatternColumns {
  var concreteReferences: Claim {
    let concrete = ranking(\.roleEdges.acrossRoles.concrete)
    return Statement(
      title: "VIPER has the fewest concrete references across roles",
      source: .realLifeVIPER,
      wording: "View, presenter and interactor know each other through protocols, which keeps them "
        + "loosely coupled."
    )
    .measured(
      "Concrete edges inside the module between types of different roles: \(concrete.text). "
        + "Together with those to protocols: \(ranking(\.roleEdges.acrossRoles.all).text).",
      concrete.parts(.viper, is: .below, of: Margin.counts.standing))
  }

  var coupling: Claim {
    let edges = ranking(\.edges.total)
    let perType = ranking(ofKnown: { module in
      module.types.total > 0 ? Double(module.edges.total) / Double(module.types.total) : nil
    })
    return Statement(
      title: "MVVM couples least",
      source: .mvvmChapter,
      wording: "The view model takes the presenter's place to leave fewer dependencies between the "
        + "parts."
    )
    .measured(
      "Dependency edges: \(edges.text)."
        + (perType.map { " For each type: \($0.text(places: 2))." } ?? ""),
      edges.parts(.mvvm, is: .below, of: Margin.counts.standing))
  }
}
