import TerminalUI

/// Statistics of sessions: how many keys were pressed where.
nonisolated struct Reach: Equatable, Sendable {
  private(set) var sessions = 0
  private(set) var steps = 0
  private(set) var keys: [String: Int] = [:]

  private static let places = [
    "the list", "the form", "the loader", "the editor", "a question", "a notice",
  ]

  mutating func count(_ session: Session) {
    sessions += 1
    steps += session.steps.count
    var model = AppModel(session.setup)
    for step in session.steps {
      if case .key = step { keys[Self.place(in: model), default: 0] += 1 }
      model.take(step)
    }
  }

  private static func place(in model: AppModel) -> String {
    if let alert = model.alert { return alert.kind == .notice ? "a notice" : "a question" }
    if model.tab == 1 { return model.cats.editor == nil ? "the loader" : "the editor" }
    return model.form == nil ? "the list" : "the form"
  }

  var keyCount: Int { keys.values.reduce(0, +) }

  var text: String {
    let places = Self.places.map { "\(keys[$0, default: 0]) to \($0)" }.joined(separator: ", ")
    return "\(sessions) sessions with \(keyCount) keys: \(places);"
      + " \(steps - keyCount) other steps."
  }
}
