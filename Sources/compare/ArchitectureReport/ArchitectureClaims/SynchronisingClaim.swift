import CompareSupport

extension PatternColumns {
  var synchronising: Claim {
    let statement = Statement(
      title: "MVVM needs less synchronising code than passive MVP",
      source: .presentationModel,
      wording: "Keeping a view and what it shows in step is boring, repetitive code; bindings take "
        + "all of it over.",
      patterns: [.mvp, .mvvm])
    guard let places = ranking(ofKnown: { $0.synchronising }, in: [.mvp, .mvvm]) else {
      return statement.notMeasurable(
        "\(missing({ $0.synchronising }, in: [.mvp, .mvvm])): no place is known at which a view "
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
  var toViews = 0
  var fromViews = 0

  var all: Int { toViews + fromViews }
}

extension ModuleReport {
  /// Without who makes views or leads from one to the next; nil where no such place is known.
  fileprivate var synchronising: Synchronising? {
    let views = [Role.view, .viewController].map(\.rawValue)
    let makers = [Role.app, .builder, .coordinator, .router].map(\.rawValue)
    var result = Synchronising()
    for edge in roleEdges where edge.isInternal {
      let ends = [edge.from, edge.to]
      if ends.contains(where: makers.contains) { continue }
      switch ends.map(views.contains) {
      case [true, false]: result.fromViews += edge.references ?? 0
      case [false, true]: result.toViews += edge.references ?? 0
      default: break
      }
    }
    return result.all > 0 ? result : nil
  }
}
