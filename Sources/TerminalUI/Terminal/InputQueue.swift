/// Puts what comes from outside into the order in which it is handled, however much waits.
///
/// A change of the terminal goes before all keys. Keys keep their order, but Ctrl-C that comes while
/// others still wait takes their place.
nonisolated struct InputQueue {
  /// What can come from outside.
  enum Event: Sendable {
    /// The keys of one read.
    case keys([Key])
    case resized
    /// The program goes on after it was stopped.
    case continued
    case ended
  }

  /// What is to be handled next.
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
  /// The keys that wait; what was handled is in front of `first`.
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

  /// Nothing comes any more.
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
