import CompareSupport
import SourceRecords

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

extension PatternColumns {
  func couplingCell(_ pattern: Pattern) -> Claim {
    let saying = Saying.coupling(pattern)
    let statement = saying.statement(pattern, margin: Margin.counts.text)
    guard let edges = self[pattern]?.roleEdges.acrossRoles else {
      return statement.lacks([pattern])
    }
    return statement.measured(
      "\(edges.concrete), of \(edges.all) edges across roles.",
      ranking(\.roleEdges.acrossRoles.concrete)
        .parts(pattern, saying, of: Margin.counts.standing))
  }
}

extension Saying {
  fileprivate static func coupling(_ pattern: Pattern) -> Saying {
    switch pattern {
    case .mvc:
      Saying(
        "View and model are apart, but view and controller are tightly coupled.", .patternsInIOS,
        .above, than: [.mvp, .mvvm, .viper])
    case .mvp:
      Saying(
        "Looser than MVC: a presenter has nothing to do with the view's life, and any view will do.",
        .patternsInIOS, .below, than: [.mvc])
    case .mvvm:
      Saying(
        "The view model leaves fewer dependencies than the presenter that it replaces.",
        .mvvmChapter, .below, than: [.mvp])
    case .mvi:
      Saying(
        "It gets rid of the presenter's coupling in both directions.", .modernAndroid, .below,
        than: [.mvp])
    case .viper:
      Saying(
        "Loose: view, presenter and interactor know each other through protocols.", .realLifeVIPER,
        .below, than: .others(than: .viper))
    }
  }
}

extension PatternColumns {
  var layers: Claim {
    let layers = ranking(\.layersOfRoles)
    let lines = ranking(\.lines.code)
    let statement = Statement(
      title: "More layers mean more code",
      source: .patternsInIOS,
      wording: "With five layers instead of three one writes a huge amount of interfaces, for "
        + "classes that do very little.")
    let parts = lines.parts(rising: layers, of: Margin.counts.standing)
    return parts.isEmpty
      ? statement.notMeasurable("No pattern has more layers than another: \(layers.text).")
      : statement.measured(
        "Layers, which are the roles that types of a module play: \(layers.text). "
          + "Lines of code: \(lines.text).", parts)
  }
}

extension ModuleReport {
  /// How many roles its types play, without those that every pattern has around its scenes.
  fileprivate var layersOfRoles: Int {
    let around = [Role.app, .delegate, .other].map(\.rawValue)
    return roles.count { !around.contains($0.role) }
  }
}

extension Ranking where Value: Amount {
  /// That of any two patterns the one that has more of the other number has more of this as well;
  /// those that have as much of it are not compared.
  fileprivate func parts(
    rising other: Ranking<Int>, of standing: (Value, Value) -> Standing
  ) -> [ClaimPart] {
    let order = other.values.sorted { $0.value < $1.value }
    return order.indices.flatMap { more in
      order[..<more].filter { $0.value < order[more].value }.flatMap { less in
        parts(rising: [less.pattern, order[more].pattern], of: standing)
      }
    }
  }
}
