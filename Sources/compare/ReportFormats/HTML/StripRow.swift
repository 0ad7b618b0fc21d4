import ArchitectureReport
import CompareSupport

/// The implementations of one pattern in a strip.
struct StripRow {
  private let pattern: Pattern
  private let spread: Spread
  private let y: Int
  /// From left to right, each with how many before it are at the same place.
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

  /// Takes no range where there is one number only.
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

  /// The script makes it a stop of the arrow keys.
  private func dot(_ number: FormNumber, _ x: Int, _ level: Int) -> HTML {
    let form = number.isUsual ? "the usual form" : "a form"
    // Who is at the same place goes above it, then below it.
    let shift = [0, -8, 8][level % 3]
    let shape: HTML =
      number.isUsual
      ? "<path d=\"M\(x) \(y + 9)l6 6l-6 6l-6-6z\"/>"
      : "<circle cx=\"\(x)\" cy=\"\(y + 15)\" r=\"5\"/>"
    return """
      <g class="dot\(number.isUsual ? " usual" : "")" role="img" \
      aria-label="\(number.name), \(form) of \(pattern.title): \(number.text)"\
      \(shift == 0 ? "" : " transform=\"translate(0 \(shift))\"" as HTML)>\(shape)\
      <text x="\(StripAxis.right)" y="\(14 - shift)">\(number.name): \(number.text)</text></g>

      """
  }
}
