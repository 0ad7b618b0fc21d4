/// The measurements of all rounds of a run.
package struct RunTimes: Sendable {
  /// The subjects of the baselines, which are measured without an implementation.
  package static let storeAlone = "the store alone"
  package static let fileAlone = "a file's store alone"

  /// In the order of the table rows.
  package let subjects: [String]
  package let sizes: [Int]
  package let actions: [String]
  /// The actions that change a store.
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
