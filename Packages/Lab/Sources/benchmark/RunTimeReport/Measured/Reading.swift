/// Quantities that are measured repeatedly, because they vary.
package enum Measure: String, Codable, Sendable {
  /// Nanoseconds from a key until the scene has handled it.
  case dispatching
  /// Nanoseconds to draw the frame that follows.
  case frame
  /// Nanoseconds to draw the same frame from screens that are ready.
  case drawing
  /// Nanoseconds that a store alone needs for the changes made by the keys.
  case store
  /// Nanoseconds of processor time, of all threads together, for all keys.
  case processor
  /// The peak memory of a process in bytes.
  case memory
  /// The same for a process that uses a file.
  case fileMemory
  /// Nanoseconds until the list is drawn again after another program has changed the file.
  case afterOthers
  /// Nanoseconds from the start of `todo` to its end.
  case start
}

/// Identifies the quantity that a value belongs to.
package struct Quantity: Hashable, Codable, Sendable {
  package let measure: Measure
  package let subject: String
  /// The number of todos.
  package let size: Int
  /// Empty if measured for all actions together.
  package let action: String

  package init(_ measure: Measure, of subject: String, size: Int = 0, action: String = "") {
    self.measure = measure
    self.subject = subject
    self.size = size
    self.action = action
  }
}

/// A value from one round.
package struct Reading: Codable, Sendable {
  package let quantity: Quantity
  package let value: Double

  package init(_ quantity: Quantity, _ value: Double) {
    self.quantity = quantity
    self.value = value
  }
}

/// The values of all rounds, for each quantity in the order of the rounds.
package struct Readings: Sendable {
  private var values: [Quantity: [Double]] = [:]

  package init() {}

  package mutating func add(_ readings: [Reading]) {
    for reading in readings { values[reading.quantity, default: []].append(reading.value) }
  }

  package subscript(quantity: Quantity) -> [Double] { values[quantity] ?? [] }
}
