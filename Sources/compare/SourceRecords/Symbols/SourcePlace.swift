/// A place in a source file, by the file's path.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package let file: String
  package let position: Position

  package init(file: String, position: Position) {
    self.file = file
    self.position = position
  }

  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }

  /// The positions tell most places apart; hashing a path for each would take longer.
  package func hash(into hasher: inout Hasher) { hasher.combine(position) }
}
