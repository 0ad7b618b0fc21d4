/// Queues events from outside and decides in which order they are handled.
///
/// Terminal changes are handled before all keys. Keys stay in order, except that Ctrl-C replaces
/// the keys that are still waiting.
nonisolated struct InputQueue {
  /// An event from outside.
  enum Event: Sendable {
    /// The keys from one read.
    case keys([Key])
    case resized
    /// The program continues after having been stopped.
    case continued
    case ended
  }

  /// The next thing to handle.
  enum Item: Equatable, Sendable {
    case key(Key)
    case resized
    case continued
    case ended
  }

  private var isContinued = false
  private var isResized = false
  private var isEnded = false
  private var isClosed = false
  /// The waiting keys; those before `first` have been handled.
  private var waiting: [Key] = []
  private var first = 0

  mutating func add(_ event: Event) {
    switch event {
    case .keys(let keys): add(keys)
    case .resized: isResized = true
    case .continued: isContinued = true
    case .ended: isEnded = true
    }
  }

  mutating func next() -> Item? {
    if isClosed { return nil }
    if Self.take(&isContinued) { return .continued }
    if Self.take(&isResized) { return .resized }
    guard first < waiting.count else { return Self.take(&isEnded) ? .ended : nil }
    defer {
      first += 1
      if first == waiting.count { removeKeys() }
    }
    return .key(waiting[first])
  }

  /// Ends the queue; it delivers nothing more.
  mutating func close() {
    isClosed = true
    removeKeys()
  }
}

nonisolated extension InputQueue {
  private mutating func add(_ keys: [Key]) {
    if keys.isEmpty || isClosed { return }
    if !waiting.isEmpty, keys.contains(.interrupt) {
      removeKeys()
      waiting = [.interrupt]
    } else {
      waiting += keys
    }
  }

  private mutating func removeKeys() {
    waiting = []
    first = 0
  }

  private static func take(_ flag: inout Bool) -> Bool {
    defer { flag = false }
    return flag
  }
}
