/// What is measured more than once, because it differs from time to time.
package enum Measure: String, Codable, Sendable {
  /// Nanoseconds from a key until the scene has handled it.
  case dispatching
  /// Nanoseconds of drawing the frame that follows.
  case frame
  /// Nanoseconds of drawing the same frame from screens that are ready.
  case drawing
  /// Nanoseconds that a store alone takes for what the keys make of it.
  case store
  /// Nanoseconds of the processor, all threads together, for all keys.
  case processor
  /// The most bytes that a process had at any time.
  case memory
  /// The same of a process over a file.
  case fileMemory
  /// Nanoseconds until the list is drawn again after another program has changed the file.
  case afterOthers
  /// Nanoseconds from the start of `todo` to its end.
  case start
}

/// What a value is of.
package struct Quantity: Hashable, Codable, Sendable {
  package let measure: Measure
  package let subject: String
  /// How many todos there were.
  package let size: Int
  /// Empty for what is measured of all of them together.
  package let action: String

  package init(_ measure: Measure, of subject: String, size: Int = 0, action: String = "") {
    self.measure = measure
    self.subject = subject
    self.size = size
    self.action = action
  }
}

/// One value of one round.
package struct Reading: Codable, Sendable {
  package let quantity: Quantity
  package let value: Double

  package init(_ quantity: Quantity, _ value: Double) {
    self.quantity = quantity
    self.value = value
  }
}

/// The values of all rounds, each quantity's in the order of the rounds.
package struct Readings: Sendable {
  private var values: [Quantity: [Double]] = [:]

  package init() {}

  package mutating func add(_ readings: [Reading]) {
    for reading in readings { values[reading.quantity, default: []].append(reading.value) }
  }

  package subscript(quantity: Quantity) -> [Double] { values[quantity] ?? [] }
}
