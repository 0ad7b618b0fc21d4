import CompareSupport

extension PatternColumns {
  var synchronising: Claim {
    let statement = Statement(
      title: "MVVM needs less synchronising code than passive MVP",
      source: .presentationModel,
      wording: "Keeping a view and what it shows in step is boring, repetitive code; bindings take "
        + "all of it over.",
      patterns: [.mvp, .mvvm])
    guard let places = ranking(ofKnown: Synchronising.init, in: [.mvp, .mvvm]) else {
      return statement.notMeasurable(
        "\(missing(Synchronising.init, in: [.mvp, .mvvm])): no place is known at which a view "
          + "and what it shows refer to each other.")
    }
    let all = Ranking(values: places.values.map { ($0.pattern, $0.value.all) })
    return statement.measured(
      "Places at which views and what is none refer to each other: \(all.text). "
        + "To views: \(places.text { "\($0.toViews)" }). "
        + "From views: \(places.text { "\($0.fromViews)" }).",
      all.parts(.mvvm, is: .below, of: Margin.counts.standing))
  }
}

/// How often a module's views and its other types refer to each other.
struct Synchronising: Equatable {
  private(set) var toViews = 0
  private(set) var fromViews = 0

  var all: Int { toViews + fromViews }

  /// Without who makes views or leads from one to the next; nil where no such place is known.
  init?(of report: ModuleReport) {
    let views = [Role.view, .viewController].map(\.rawValue)
    let makers = [Role.app, .builder, .coordinator, .router].map(\.rawValue)
    for edge in report.roleEdges where edge.isInternal {
      let ends = [edge.from, edge.to]
      if ends.contains(where: makers.contains) { continue }
      switch ends.map(views.contains) {
      case [true, false]: fromViews += edge.references ?? 0
      case [false, true]: toViews += edge.references ?? 0
      default: break
      }
    }
    guard all > 0 else { return nil }
  }
}
