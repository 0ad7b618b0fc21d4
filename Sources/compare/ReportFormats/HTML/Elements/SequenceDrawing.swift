import RunTrace

/// A drawn sequence diagram: an arrow with a hollow head means a call through a protocol.
struct SequenceDrawing {
  /// With more rows, readers find nothing and browsers get slow.
  static let most = 500

  private static let column = 116
  private static let line = 26
  private static let top = 48

  private let sequence: SequenceRows
  private let rows: [SequenceRows.Row]
  private let title: String
  /// The anchor on the page of the line that an arrow refers to.
  private let anchor: (SequenceArrow) -> String?

  init(
    _ sequence: SequenceRows, title: String,
    anchor: @escaping (SequenceArrow) -> String? = { _ in nil }
  ) {
    self.sequence = sequence
    self.title = title
    self.anchor = anchor
    rows = Array(sequence.rows.prefix(Self.most))
  }

  var html: HTML {
    """
    <div class="scroll flow" role="group" aria-label="\(title)" tabindex="0">
    <svg class="sequence names" viewBox="0 0 \(width) \(Self.top)" width="\(width)" \
    height="\(Self.top)" aria-hidden="true">\(sequence.participants.enumerated().map(participant))</svg>
    <svg class="sequence" viewBox="0 \(Self.top) \(width) \(height - Self.top)" width="\(width)" \
    height="\(height - Self.top)">
    <g aria-hidden="true">\(sequence.participants.indices.map(life))</g>
    \(rows.enumerated().map(row))</svg>
    </div>
    \(isCut ? "<p>The drawing ends after \(Self.most) rows.</p>\n" : "")
    """
  }

  private var isCut: Bool { sequence.rows.count > rows.count }
  // Messages of the last participant to itself are drawn to its right.
  private var width: Int {
    let last = sequence.participants.count - 1
    let hasOwn = rows.contains { row in
      if case .message(let arrow) = row { arrow.from == last && arrow.to == last } else { false }
    }
    return (sequence.participants.count + (hasOwn ? 1 : 0)) * Self.column
  }
  private var height: Int { Self.top + (rows.count + 1) * Self.line }

  private func x(_ participant: Int) -> Int { participant * Self.column + Self.column / 2 }
  private func y(_ row: Int) -> Int { Self.top + (row + 1) * Self.line }

  private func participant(_ number: Int, _ name: String) -> HTML {
    let lines = TypeNameLines(name)
    return """
      <text class="who" x="\(x(number))" y="\(lines.second.isEmpty ? 28 : 20)">\(lines.first)</text>\
      \(lines.second.isEmpty ? "" : second(lines.second, x(number)))
      """
  }

  private func life(_ number: Int) -> HTML {
    "<path class=\"life\" d=\"M\(x(number)) \(Self.top)V\(height)\"/>"
  }

  private func second(_ text: String, _ x: Int) -> HTML {
    "<text class=\"who\" x=\"\(x)\" y=\"34\">\(text)</text>"
  }

  private func row(_ number: Int, _ row: SequenceRows.Row) -> HTML {
    switch row {
    case .message(let arrow): return message(arrow, y(number))
    case .loop(let times): return mark("\(times) times:", y(number))
    case .end: return mark("(end)", y(number))
    case .flow(let title): return mark(title, y(number))
    }
  }

  private func mark(_ text: String, _ y: Int) -> HTML {
    "<text class=\"mark\" x=\"4\" y=\"\(y - 5)\">\(text)</text>\n"
  }

  /// Describes for screen readers who asks whom for what.
  private func message(_ arrow: SequenceArrow, _ y: Int) -> HTML {
    let names = sequence.participants
    let words = "\(names[arrow.from]) asks \(names[arrow.to]): \(arrow.title)"
    let drawn = arrow.from == arrow.to ? own(arrow, y) : crossing(arrow, y)
    let kind = arrow.through == nil ? "concrete" : "abstract"
    guard let id = anchor(arrow) else {
      let place = arrow.place.map { "<title>\($0.file):\($0.line)</title>" as HTML } ?? ""
      return """
        <g class="\(kind)" role="img" aria-label="\(words)">\(place)\(drawn)</g>

        """
    }
    let (from, to) = (x(min(arrow.from, arrow.to)), x(max(arrow.from, arrow.to)))
    let width = max(to - from, Self.column)
    // A line of one pixel is hard to hit.
    let area: HTML = "<rect x=\"\(from)\" y=\"\(y - 18)\" width=\"\(width)\" height=\"24\"/>"
    return """
      <a class="\(kind)" href="#\(id)" aria-label="\(words)">\(area)\(drawn)</a>

      """
  }

  private func crossing(_ arrow: SequenceArrow, _ y: Int) -> HTML {
    let (from, to) = (x(arrow.from), x(arrow.to))
    let back = to > from ? -8 : 8
    return """
      <path d="M\(from) \(y)H\(to + back)"/><path class="head" d="M\(to) \(y)l\(back) -4v8Z"/>\
      <text x="\(min(from, to) + 10)" y="\(y - 5)">\(arrow.label)</text>
      """
  }

  private func own(_ arrow: SequenceArrow, _ y: Int) -> HTML {
    let x = x(arrow.to)
    return """
      <path d="M\(x) \(y - 8)h20v8h-12"/><path class="head" d="M\(x) \(y)l8 -4v8Z"/>\
      <text x="\(x + 26)" y="\(y)">\(arrow.label)</text>
      """
  }
}

/// A type's name over a narrow lifeline: a name that is too long for one line continues below, from
/// the capital letter closest to its middle.
struct TypeNameLines: Equatable {
  let first: String
  let second: String

  private static let longest = 16

  init(_ name: String) {
    let middle = name.count / 2
    let capitals = name.indices.dropFirst().filter {
      name[$0].isUppercase && !name[name.index(before: $0)].isUppercase
    }
    let cut = capitals.min { left, right in
      abs(name.distance(from: name.startIndex, to: left) - middle)
        < abs(name.distance(from: name.startIndex, to: right) - middle)
    }
    guard name.count > Self.longest, let cut else {
      first = name
      second = ""
      return
    }
    first = String(name[..<cut])
    second = String(name[cut...])
  }
}
