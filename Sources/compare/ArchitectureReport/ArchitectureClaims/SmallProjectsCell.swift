import CompareSupport
import SourceRecords

extension PatternColumns {
  func smallProjectsCell(_ pattern: Pattern) -> Claim {
    let saying = Saying.smallProjects(pattern)
    let statement = saying.statement(pattern, margin: Margin.counts.text)
    guard let own = self[pattern] else { return statement.lacks([pattern]) }
    return statement.measured(
      "\(own.lines.code).",
      ranking(\.lines.code).parts(pattern, saying, of: Margin.counts.standing))
  }
}

extension Saying {
  fileprivate static func smallProjects(_ pattern: Pattern) -> Saying {
    switch pattern {
    case .mvc:
      Saying(
        "Fit for a tiny pet project: it takes the least code.", .patternsInIOS, .below,
        than: .others(than: .mvc))
    case .mvp:
      Saying("It means a lot of code.", .patternsInIOS, .above, than: [.mvc])
    case .mvvm:
      Saying("Overkill for a simple user interface.", .viewModelDrawbacks, .above, than: [.mvc])
    case .mvi:
      Saying("A small app may not justify what it costs.", .mviDrawbacks, .above, than: [.mvc])
    case .viper:
      Saying(
        "Too early for most apps: an Empire State Building of small bricks.", .patternsInIOS,
        .above, than: .others(than: .viper))
    }
  }
}
