/// One way to write the same differently.
struct Way: Sendable {
  /// A replacement of bytes.
  struct Edit: Equatable, Sendable {
    let range: Range<Int>
    let text: String
  }

  enum Rewriting: Sendable {
    /// Places in one file, each of one or more edits.
    case places(@Sendable (SourceText, TreeFacts) -> [[Edit]])
    /// `swift format`, with lines of this length.
    case formatted(Int)
    /// Functions that move to the end of another file.
    case moved
  }

  let name: String
  let help: String
  let rewriting: Rewriting
  /// Names of numbers that have to change with it.
  var without: Set<String> = []

  init(_ name: String, _ help: String, _ rewriting: Rewriting, without: Set<String> = []) {
    (self.name, self.help, self.rewriting, self.without) = (name, help, rewriting, without)
  }

  init(
    _ name: String, _ help: String,
    _ places: @escaping @Sendable (SourceText, TreeFacts) -> [[Edit]]
  ) {
    self.init(name, help, .places(places))
  }

  static let all: [Way] = layout + expressions + declarations + members + names
}

extension SourceText {
  /// The text with all places rewritten, and how many those are; one that meddles with an earlier
  /// one is left alone.
  func rewritten(_ places: [[Way.Edit]]) -> (text: String, count: Int) {
    var chosen: [Way.Edit] = []
    var count = 0
    for place in places where !place.isEmpty {
      let isFree = place.allSatisfy { edit in
        !chosen.contains { $0.range.overlaps(edit.range) || $0.range == edit.range }
      }
      guard isFree else { continue }
      chosen += place
      count += 1
    }
    var result: [UInt8] = []
    var end = 0
    for edit in chosen.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return (String(decoding: result, as: UTF8.self), count)
  }
}

extension Way.Edit {
  static func insert(_ text: String, at offset: Int) -> Self {
    Self(range: offset..<offset, text: text)
  }
}
