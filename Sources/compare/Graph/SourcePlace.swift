/// A place in a source file, by the file's path.
struct SourcePlace: Hashable, Comparable, Sendable {
  let file: String
  let position: Position

  static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }

  /// The positions tell most places apart; hashing a path for each would take longer.
  func hash(into hasher: inout Hasher) { hasher.combine(position) }
}
