import TerminalUI

/// Makes a session that shows a difference as short and simple as possible.
struct Shrinker {
  /// The maximum number of sessions to try.
  private static let limit = 4_000

  private let isDifferent: (Session) async throws -> Bool
  private var tried = 0

  static func shrunk(
    _ session: Session, while isDifferent: @escaping (Session) async throws -> Bool
  ) async throws -> Session {
    var shrinker = Shrinker(isDifferent: isDifferent)
    return try await shrinker.run(session)
  }

  private init(isDifferent: @escaping (Session) async throws -> Bool) {
    self.isDifferent = isDifferent
  }

  private mutating func run(_ session: Session) async throws -> Session {
    var shortest = session
    var before: Session
    repeat {
      before = shortest
      try await removeSteps(from: &shortest)
      try await simplifySetup(of: &shortest)
      try await simplifySteps(of: &shortest)
    } while shortest != before && tried < Self.limit
    return shortest
  }

  /// Replaces the session by another one if that shows a difference too.
  private mutating func tryOut(_ other: Session, for session: inout Session) async throws -> Bool {
    guard other != session, tried < Self.limit else { return false }
    tried += 1
    guard try await isDifferent(other) else { return false }
    session = other
    return true
  }

  /// Removes halves first, then ever smaller parts, finally pairs and single steps.
  private mutating func removeSteps(from session: inout Session) async throws {
    var length = max(1, session.steps.count / 2)
    while true {
      var end = session.steps.count
      while end > 0 {
        let start = max(0, end - length)
        var other = session
        other.steps.removeSubrange(start..<end)
        let isShorter = try await tryOut(other, for: &session)
        // Small parts at every position: two steps that only make sense together must go together.
        end = isShorter || length > 4 ? start : end - 1
      }
      if length == 1 { return }
      length = length > 4 ? length / 2 : length - 1
    }
  }

  private mutating func simplifySetup(of session: inout Session) async throws {
    let plain = SessionSetup()
    let changes: [(inout SessionSetup) -> Void] = [
      { $0.store = plain.store }, { $0.heedsCancelling = plain.heedsCancelling },
      { $0.startsOnSunday = plain.startsOnSunday }, { $0.size = plain.size },
      { $0.today = plain.today },
    ]
    for change in changes {
      var other = session
      change(&other.setup)
      _ = try await tryOut(other, for: &session)
    }
  }

  private mutating func simplifySteps(of session: inout Session) async throws {
    var index = session.steps.count - 1
    while index >= 0 {
      for plainer in session.steps[index].plainer(today: session.setup.today) {
        var other = session
        other.steps.replaceSubrange(index...index, with: plainer)
        if try await tryOut(other, for: &session) { break }
      }
      index -= 1
    }
  }
}

nonisolated extension Step {
  /// Possible replacements, the simplest first.
  fileprivate func plainer(today: ModelDay) -> [[Step]] {
    switch self {
    case .launch, .fail: []
    case .key(.paste(let text)):
      [[.key("x")]] + (text.count > 1 ? [[.key(.paste(String(text.prefix(text.count / 2))))]] : [])
    case .key(.character(let character)) where !character.isASCII: [[.key("x")]]
    case .key: []
    case .resize(let size): [[.resize(Size(columns: 80, rows: size.rows))]]
    case .clock(let seconds): seconds == 86_400 ? [] : [[.clock(86_400)]]
    case .program(let edit):
      [[.hand(edit)]] + edit.plainer(today: today).map { [.program($0)] }
    case .hand(let edit): keys(of: edit) + edit.plainer(today: today).map { [.hand($0)] }
    case .answer(let answer): answer.plainer.map { [.answer($0)] }
    }
  }

  /// An added todo can be added by keys instead, which `todo --keys` can play too.
  private func keys(of edit: Edit) -> [[Step]] {
    guard case .add = edit else { return [] }
    return [[.key("a"), .key("x"), .key(.enter)]]
  }
}

nonisolated extension Edit {
  fileprivate func plainer(today: ModelDay) -> [Edit] {
    switch self {
    case .add(let title, let due):
      [.add(title: "x", due: today), .add(title: "x", due: due), .add(title: title, due: today)]
    case .edit(let place, _, let due):
      [.edit(0, title: "y", due: today), .edit(place, title: "y", due: due)]
    case .mark(let place): place == 0 ? [] : [.mark(0)]
    case .unmark(let place): place == 0 ? [] : [.unmark(0)]
    case .delete(let place): place == 0 ? [] : [.delete(0)]
    }
  }
}

nonisolated extension Answer {
  fileprivate var plainer: [Answer] {
    switch self {
    case .address(let place, .success):
      [.address(0, .success("x")), .address(place, .success("x"))]
    case .picture(let place, .success): [.picture(0, .success(1)), .picture(place, .success(1))]
    case .filtered(let place, _): [.filtered(0, 2), .filtered(place, 2)]
    case .saved(let place, .success): [.saved(0, .success("x")), .saved(place, .success("x"))]
    case .address, .picture, .saved: []
    }
  }
}
