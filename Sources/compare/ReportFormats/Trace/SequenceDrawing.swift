/// A trace as a drawn sequence diagram; the list beside it says the same in words.
struct SequenceDrawing {
  /// Beyond as many rows nobody finds anything, and browsers become slow.
  static let most = 500

  private static let column = 170
  private static let line = 28
  private static let top = 44

  private let sequence: SequenceRows
  private let rows: [SequenceRows.Row]

  init(_ sequence: SequenceRows) {
    self.sequence = sequence
    rows = Array(sequence.rows.prefix(Self.most))
  }

  var html: HTML {
    """
    <div class="scroll" role="group" aria-label="Sequence diagram" tabindex="0">
    <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
    aria-label="Sequence diagram; the list of messages says the same" font-size="12" \
    fill="currentColor" stroke="none">
    \(sequence.participants.enumerated().map(participant))\(rows.enumerated().map(row))</svg>
    </div>
    \(isCut ? "<p>The drawing ends after \(Self.most) rows; the list doesn’t.</p>\n" : "")
    """
  }

  private var isCut: Bool { sequence.rows.count > rows.count }
  private var width: Int { max(1, sequence.participants.count) * Self.column }
  private var height: Int { Self.top + (rows.count + 1) * Self.line }

  private func x(_ participant: Int) -> Int { participant * Self.column + Self.column / 2 }
  private func y(_ row: Int) -> Int { Self.top + (row + 1) * Self.line }

  private func participant(_ number: Int, _ name: String) -> HTML {
    """
    <text x="\(x(number))" y="20" text-anchor="middle" font-weight="bold">\(name)</text>\
    <path d="M\(x(number)) 30V\(height)" stroke="currentColor" stroke-opacity="0.3"/>

    """
  }

  private func row(_ number: Int, _ row: SequenceRows.Row) -> HTML {
    let y = y(number)
    switch row {
    case .message(let from, let to, let label):
      return from == to ? ownArrow(x(to), y, label) : arrow(x(from), x(to), y, label)
    case .loop(let times): return mark("\(times) times:", y)
    case .end: return mark("(end)", y)
    case .flow(let title): return mark(title, y)
    }
  }

  private func arrow(_ from: Int, _ to: Int, _ y: Int, _ label: String) -> HTML {
    let back = to > from ? -7 : 7
    return """
      <path d="M\(from) \(y)H\(to)" stroke="currentColor"/>\
      <path d="M\(to) \(y)l\(back) -4v8Z"/>\
      <text x="\((from + to) / 2)" y="\(y - 5)" text-anchor="middle">\(label)</text>

      """
  }

  private func ownArrow(_ x: Int, _ y: Int, _ label: String) -> HTML {
    """
    <path d="M\(x) \(y - 8)h20v8h-20" stroke="currentColor" fill="none"/>\
    <path d="M\(x) \(y)l7 -4v8Z"/>\
    <text x="\(x + 26)" y="\(y)">\(label)</text>

    """
  }

  private func mark(_ text: String, _ y: Int) -> HTML {
    "<text x=\"4\" y=\"\(y - 5)\" font-style=\"italic\">\(text)</text>\n"
  }
}
