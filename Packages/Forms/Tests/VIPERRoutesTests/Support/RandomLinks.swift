/// Links and near-links: good ones with something wrong, and pieces in any order.
enum RandomLinks {
  private static let good = [
    "todo://todos", "todo://cats", "todo://todos/2", "todo://todos/add",
    "todo://todos/add?title=Buy%20milk&due=2026-11-22",
    "todo://todos/add?due=9999-12-31&title=%F0%9F%90%88",
  ]
  private static let pieces = [
    "todo", "://", "/", "?", "&", "=", "%", "%2", "%20", "%00", "%FF", "%C3%A9", "+", "#", " ",
    "\n",
    "todos", "cats", "add", "title", "due", "due=2026-11-20", "title=A&", "2026-11-22",
    "2026-02-30", "0001-01-01", "9999-12-31",
    "-1", "0", "7", "99999999999999999999", "é", "e\u{301}", "🐈", "\u{202E}", "\0", "@", ":", "%25",
  ]

  /// Reproducible: the same seed gives the same link.
  static func link(_ seed: UInt64) -> String {
    var noise = SeededNoise(seed)
    return seed.isMultiple(of: 2) ? pieced(&noise) : mutated(&noise)
  }

  private static func pieced(_ noise: inout SeededNoise) -> String {
    let start = Bool.random(using: &noise) ? "todo://todos/add?" : "todo://"
    let count = Int.random(in: 0...8, using: &noise)
    return start + (0..<count).map { _ in pieces.randomElement(using: &noise) ?? "" }.joined()
  }

  private static func mutated(_ noise: inout SeededNoise) -> String {
    var text = Array(good.randomElement(using: &noise) ?? "")
    for _ in 0..<Int.random(in: 0...3, using: &noise) where !text.isEmpty {
      let place = text.indices.randomElement(using: &noise) ?? 0
      switch Int.random(in: 0...5, using: &noise) {
      case 0: text.remove(at: place)
      case 1: text.insert(text[place], at: place)
      case 2: text.insert(contentsOf: pieces.randomElement(using: &noise) ?? "", at: place)
      case 3: text = Array(text[..<place])
      case 4: text[place] = text[place].isNumber ? "1" : text[place]
      default: text += text[place...]
      }
    }
    return String(text)
  }
}
