import Implementations

/// Says what was found.
nonisolated enum Report {
  static func text(_ difference: Difference, in session: Session) -> String {
    let replay = Replay(session: session)
    let shown = Array(difference.differing.prefix(1)) + [difference.other].compactMap(\.self)
    let names = difference.differing.map(\.rawValue).joined(separator: ", ")
    let who =
      difference.other == nil && difference.differing.count > 1 ? "All that were used" : names
    var lines = [
      "\(who) differ from the specification after step \(difference.steps):",
      "--- what the specification says",
      difference.expected, "--- what \(difference.differing.first?.rawValue ?? "") shows",
      difference.found, "--- to see it again", replay.sessionsLine(shown),
    ]
    lines += shown.compactMap(replay.todoLine)
    return lines.joined(separator: "\n") + "\n"
  }
}
