/// How long the compiler may use a processor for one app.
///
/// An app takes seconds. An expression can be written that takes longer than anybody waits, and not
/// every such one is found out by the number of steps that the compiler takes for it.
package struct CompilerLimit: Sendable {
  private let base: Duration
  private let perThousandLines: Duration

  init(base: Duration = .seconds(60), perThousandLines: Duration = .seconds(2)) {
    self.base = base
    self.perThousandLines = perThousandLines
  }

  func duration(lines: Int) -> Duration { base + perThousandLines * lines / 1_000 }
}
