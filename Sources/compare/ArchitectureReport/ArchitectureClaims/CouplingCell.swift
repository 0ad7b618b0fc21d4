import CompareSupport

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
