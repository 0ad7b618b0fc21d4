/// All rounds of a run, and what was measured in them.
package struct RunTimes: Sendable {
  /// Whom the floors are measured of, where no implementation is.
  package static let storeAlone = "the store alone"
  package static let fileAlone = "a file's store alone"

  /// In the order of their rows.
  package let subjects: [String]
  package let sizes: [Int]
  package let actions: [String]
  /// Those that change a store.
  package let changes: [String]
  package let rounds: Int
  package let readings: Readings

  package init(
    subjects: [String], sizes: [Int], actions: [String], changes: [String], rounds: Int,
    readings: Readings
  ) {
    self.subjects = subjects
    self.sizes = sizes
    self.actions = actions
    self.changes = changes
    self.rounds = rounds
    self.readings = readings
  }
}
