/// What a reducer asks of the world, as a value: nothing happens until the store performs it.
nonisolated struct Effect<Action> {
  typealias Cancel = @Sendable () -> Void
  /// Starts work, which sends actions; returns how to cancel it, or nil if it is over already.
  typealias Start = @MainActor (Send<Action>, _ onEnd: @escaping @MainActor () -> Void) -> Cancel?

  enum Step {
    case start(ids: [AnyHashable], Start)
    case cancel(id: AnyHashable)
    /// Something that a correct app doesn't do.
    case issue(String)
  }

  let steps: [Step]

  static var none: Self { Self(steps: []) }

  /// Sends an action at once.
  static func send(_ action: Action) -> Self where Action: Sendable {
    perform { send in send(action) }
  }

  /// Does what takes no time, such as asking the clock.
  static func perform(_ operation: @escaping @MainActor (Send<Action>) -> Void) -> Self {
    start { send, _ in
      operation(send)
      return nil
    }
  }

  /// Does what takes time; what it sends after it was cancelled goes nowhere.
  static func run(_ operation: @escaping @MainActor (Send<Action>) async -> Void) -> Self {
    start { send, onEnd in
      let task = Task {
        await operation(Send { action in if !Task.isCancelled { send(action) } })
        onEnd()
      }
      return { task.cancel() }
    }
  }

  /// Does what has no end unless it is cancelled, such as observing.
  static func subscribe(_ operation: @escaping @MainActor (Send<Action>) -> Cancel) -> Self {
    start { send, _ in operation(send) }
  }

  static func cancel(id: some Hashable) -> Self {
    Self(steps: [.cancel(id: id)])
  }

  static func issue(_ message: String) -> Self {
    Self(steps: [.issue(message)])
  }

  static func merge(_ effects: Self...) -> Self {
    Self(steps: effects.flatMap(\.steps))
  }

  private static func start(_ start: @escaping Start) -> Self {
    Self(steps: [.start(ids: [], start)])
  }
}

nonisolated extension Effect {
  /// Lets `cancel(id:)` end it; with `cancelInFlight`, it takes the place of what has this id.
  func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    let steps = steps.map { step in
      if case .start(let ids, let start) = step { Step.start(ids: ids + [id], start) } else { step }
    }
    return Self(steps: (cancelInFlight ? [.cancel(id: id)] : []) + steps)
  }

  /// Sends other actions instead, as a child's effect does in its parent.
  func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    Effect<Other>(
      steps: steps.map { step in
        switch step {
        case .start(let ids, let start):
          .start(ids: ids) { send, onEnd in start(Send { send(transform($0)) }, onEnd) }
        case .cancel(let id): .cancel(id: id)
        case .issue(let message): .issue(message)
        }
      })
  }
}

/// Sends what an effect answers.
struct Send<Action>: Sendable {
  private let take: @MainActor (Action) -> Void

  init(_ take: @escaping @MainActor (Action) -> Void) {
    self.take = take
  }

  func callAsFunction(_ action: Action) {
    take(action)
  }
}
