import Implementations
import TerminalUI

/// The first time implementations looked different from the model, or from one another.
nonisolated struct Difference: Sendable {
  /// The number of steps before the difference.
  let steps: Int
  let differing: [Implementation]
  /// An implementation that didn't differ, if there is one.
  let other: Implementation?
  let expected: String
  let found: String
}

/// Plays a session on implementations side by side with the model.
struct Comparison {
  private let users: [SessionUser]
  private let modelFrame: ModelFrame
  private var model: AppModel

  /// The first difference, if there is one.
  static func difference(
    in session: Session, of implementations: [Implementation], drawnBy modelFrame: ModelFrame
  ) async throws -> Difference? {
    var comparison = try Comparison(session, implementations, modelFrame)
    return try await comparison.run(session.steps)
  }

  private init(
    _ session: Session, _ implementations: [Implementation], _ modelFrame: ModelFrame
  ) throws {
    users = try implementations.map { try SessionUser($0, session.setup) }
    self.modelFrame = modelFrame
    model = AppModel(session.setup)
  }

  private mutating func run(_ steps: [Step]) async throws -> Difference? {
    let launches = steps.contains(.launch) ? [] : [Step.launch]
    for (index, step) in (launches + steps).enumerated() {
      model.take(step)
      for user in users { try user.take(step) }
      await settle()
      guard model.isLaunched else { continue }
      look()
      if let difference = difference(after: index + 1 - launches.count) { return difference }
      if model.isClosed { return nil }
    }
    return nil
  }

  /// Lets everything that was started reach the point where it waits, according to the model.
  ///
  /// Tasks and answers take different paths to the main actor, so no number of turns is enough; an
  /// implementation that doesn't get there within a second counts as different.
  private func settle() async {
    let start = ContinuousClock.now
    let expected = model.cats.waiting.counts.map(Optional.some)
    var turns = 0
    repeat {
      await Task.yield()
      turns += 1
    } while users.contains { $0.waitingCounts != expected }
      && (turns < 1_000 || ContinuousClock.now - start < .seconds(1))
  }

  private func look() {
    for user in users { user.look(beside: users.first?.seen) }
  }

  private func difference(after steps: Int) -> Difference? {
    let expected = Sight(model, drawnBy: modelFrame)
    guard let first = users.first else { return nil }
    let isFirstRight = Sight(first) == expected
    let differing = users.filter { user in
      let isLikeFirst = user.looks(like: first)
      return isLikeFirst ? !isFirstRight : isFirstRight || Sight(user) != expected
    }
    guard let one = differing.first else { return nil }
    let right = users.first { user in !differing.contains { $0 === user } }
    return Difference(
      steps: steps, differing: differing.map(\.implementation), other: right?.implementation,
      expected: expected.description, found: Sight(one).description)
  }
}

/// What a user can perceive: the screen, the enabled keys, and whether the app is still running.
private struct Sight: Equatable, CustomStringConvertible {
  let text: String
  let enabled: [Bool]
  /// The number of waiting calls for an address, a picture, a filter and a save.
  let waiting: [Int?]
  let isClosed: Bool

  init(_ user: SessionUser) {
    text = user.seen.text
    enabled = user.seen.enabled
    waiting = user.waitingCounts
    isClosed = user.seen.isClosed
  }

  init(_ model: AppModel, drawnBy frame: ModelFrame) {
    text = frame.text(model)
    enabled = model.actions.map(\.isEnabled)
    waiting = model.cats.waiting.counts
    isClosed = model.isClosed
  }

  static func == (left: Self, right: Self) -> Bool {
    left.enabled == right.enabled && left.waiting == right.waiting
      && left.isClosed == right.isClosed
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  var description: String {
    let keys = enabled.map { $0 ? "1" : "0" }.joined()
    let calls = waiting.map { $0.map(String.init) ?? "?" }.joined()
    return
      "\(text)\nEnabled keys: \(keys), waiting calls: \(calls)\(isClosed ? "\nClosed." : "")"
  }
}
