import ArchitectureReport
import CompareSupport

/// One number on its axis: a dot for each implementation, a band for each pattern.
struct StripDrawing {
  private let title: String
  private let spread: Spread
  private let rows: [StripRow]

  init(title: String, spread: Spread) {
    self.title = title
    self.spread = spread
    rows = Pattern.allCases.filter { pattern in
      spread.numbers.contains { $0.pattern == pattern }
    }
    .enumerated().map { StripRow($1, spread, y: StripAxis.top + StripAxis.row * ($0 + 1)) }
  }

  var html: HTML {
    """
    <figure class="strip"><figcaption>\(title) \
    <span class="badge">\(spread.answer.rawValue)</span></figcaption>
    <svg viewBox="0 0 \(StripAxis.width) \(height)" role="group" \
    aria-label="\(title), a dot for each implementation">
    <g aria-hidden="true">\(between)\(rows.map(\.band))\(axis)</g>
    \(rows.flatMap(\.dots))</svg>
    </figure>

    """
  }

  private var height: Int { StripAxis.top + StripAxis.row * (rows.count + 1) + 24 }

  private var between: HTML {
    StripRow.band("between", spread.between, in: spread, y: StripAxis.top, kind: " between")
  }

  private var axis: HTML {
    let y = height - 22
    return """
      <path class="axis" d="M\(StripAxis.left) \(y)H\(StripAxis.right)"/>\
      <text class="end" x="\(StripAxis.left)" y="\(y + 16)">\(spread.whole.least.text)</text>\
      <text class="end last" x="\(StripAxis.right)" y="\(y + 16)">\(spread.whole.most.text)</text>
      """
  }
}
