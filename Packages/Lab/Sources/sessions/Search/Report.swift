import Implementations

/// Describes a difference.
nonisolated enum Report {
  static func text(_ difference: Difference, in session: Session) -> String {
    let replay = Replay(session: session)
    let shown = Array(difference.differing.prefix(1)) + [difference.other].compactMap(\.self)
    let names = difference.differing.map(\.rawValue).joined(separator: ", ")
    let who =
      difference.other == nil && difference.differing.count > 1 ? "all implementations" : names
    var lines = [
      "Different from the specification after step \(difference.steps): \(who)",
      "--- expected",
      difference.expected, "--- \(difference.differing.first?.rawValue ?? "")",
      difference.found, "--- to repeat it", replay.sessionsLine(shown),
    ]
    lines += shown.compactMap(replay.todoLine)
    return lines.joined(separator: "\n") + "\n"
  }
}
