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
    <span class="badge">\(spread.answerText)</span></figcaption>
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

/// The position of a number in a strip, from left to right.
enum StripAxis {
  static let width = 440
  static let left = 84
  static let right = 424
  /// The space above the first row shows whose number is pointed at.
  static let top = 20
  static let row = 30

  /// From the smallest number of all implementations to the largest.
  static func x(_ number: FormNumber, in spread: Spread) -> Int {
    let (least, width) = (spread.whole.least.value, spread.whole.width)
    // All numbers are equal.
    guard width > 0 else { return (left + right) / 2 }
    return left + Int((Double(right - left) * (number.value - least) / width).rounded())
  }
}

/// The implementations of one pattern in a strip.
struct StripRow {
  private let pattern: Pattern
  private let spread: Spread
  private let y: Int
  /// From left to right, each with the number of earlier ones at the same place.
  private let places: [(number: FormNumber, x: Int, level: Int)]

  init(_ pattern: Pattern, _ spread: Spread, y: Int) {
    self.pattern = pattern
    self.spread = spread
    self.y = y
    let numbers = spread.numbers.filter { $0.pattern == pattern }.sorted { $0.value < $1.value }
    places = numbers.reduce(into: []) { places, number in
      let x = StripAxis.x(number, in: spread)
      let level = places.last.map { x - $0.x < Self.size ? $0.level + 1 : 0 } ?? 0
      places.append((number, x, level))
    }
  }

  private static let size = 12

  var band: HTML { Self.band(pattern.title, spread.within(pattern), in: spread, y: y) }

  /// Takes no range if there is only one number.
  static func band(
    _ title: String, _ range: SpreadRange?, in spread: Spread, y: Int, kind: String = ""
  ) -> HTML {
    let text: HTML = "<text class=\"lane\" x=\"8\" y=\"\(y + 19)\">\(title)</text>"
    guard let range else { return text }
    let (from, to) = (StripAxis.x(range.least, in: spread), StripAxis.x(range.most, in: spread))
    return text
      + """
      <rect class="range\(kind)" x="\(from - 8)" y="\(y + 6)" width="\(to - from + 16)" \
      height="18" rx="9"/>
      """
  }

  var dots: [HTML] { places.map(dot) }

  /// The script makes it reachable with the arrow keys.
  private func dot(_ number: FormNumber, _ x: Int, _ level: Int) -> HTML {
    let form =
      switch number.kind {
      case .usual: "the usual form"
      case .form: "a form"
      case .second: "a clean-room rewriting"
      }
    // A second dot at the same place goes above, a third one below.
    let shift = [0, -8, 8][level % 3]
    let shape: HTML =
      switch number.kind {
      case .usual: "<path d=\"M\(x) \(y + 9)l6 6l-6 6l-6-6z\"/>"
      case .form: "<circle cx=\"\(x)\" cy=\"\(y + 15)\" r=\"5\"/>"
      case .second: "<rect x=\"\(x - 5)\" y=\"\(y + 10)\" width=\"10\" height=\"10\"/>"
      }
    return """
      <g class="dot\(number.isUsual ? " usual" : "")" role="img" \
      aria-label="\(number.name), \(form) of \(pattern.title): \(number.text)"\
      \(shift == 0 ? "" : " transform=\"translate(0 \(shift))\"" as HTML)>\(shape)\
      <text x="\(StripAxis.right)" y="\(14 - shift)">\(number.name): \(number.text)</text></g>

      """
  }
}
