/// The word that a mistyped one was probably meant to be, if any is close.
///
/// Close is at most two edits, and never as many as the word has letters: a hint that shares
/// nothing with what was typed is worse than none.
func nearest(to word: String, among words: [String]) -> String? {
  let typed = Array(word.lowercased())
  let candidates = words.map { (word: $0, edits: editDistance(typed, Array($0.lowercased()))) }
  guard let best = candidates.min(by: { $0.edits < $1.edits }) else { return nil }
  return best.edits <= 2 && best.edits < typed.count ? best.word : nil
}

/// How many insertions, removals and replacements lead from one word to the other.
private func editDistance(_ from: [Character], _ to: [Character]) -> Int {
  var row = Array(0...to.count)
  for (index, letter) in from.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in to.indices {
      let replaced = diagonal + (letter == to[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[to.count]
}
