/// Guesses which word an unknown one was meant to be.
public enum Suggestion {
  /// The closest candidate, if it is close enough and no other is equally close.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    // A word this long isn't a typo of a short one.
    guard word.utf8.count <= 32 else { return nil }
    let word = word.lowercased()
    let distances = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    guard let least = distances.map(\.distance).min(), least <= 2 else { return nil }
    let closest = distances.filter { $0.distance == least && least < $0.candidate.count - 1 }
    return closest.count == 1 ? closest.first?.candidate : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word
  /// into the other.
  private static func distance(_ from: String, _ to: String) -> Int {
    let from = Array(from)
    let to = Array(to)
    var rows = [Array(0...to.count)]
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let replaced = rows[row][column] + (to[column] == from[row] ? 0 : 1)
        var least = min(replaced, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        current.append(least)
      }
      rows.append(current)
    }
    return rows[from.count][to.count]
  }
}
