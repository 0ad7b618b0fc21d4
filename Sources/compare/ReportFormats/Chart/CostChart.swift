import ArchitectureReport
import CompareSupport
import Foundation

/// One number of the five patterns, on an axis of multiples of MVC's: a diamond for the usual form,
/// a band for all forms, a square for its clean-room rewriting, and a line for public apps.
struct CostChart {
  private let number: CostNumber
  /// What is drawn, in the order of the patterns.
  private let lanes: [Lane]
  private let axis: Axis
  private let note: String
  private let hasWritings: Bool

  private struct Lane {
    let range: CostRange
    let ratios: [Double]

    var median: Double? {
      ratios.isEmpty
        ? nil : (ratios[(ratios.count - 1) / 2] + ratios[ratios.count / 2]) / 2
    }
  }

  /// Powers of two, from left to right.
  private struct Axis {
    static let (left, right) = (16.0, 464.0)
    let least: Double
    let most: Double
    let base: Double

    /// Takes a multiple of MVC's number.
    func x(times: Double) -> Int {
      let share = (log2(times) - least) / (most - least)
      return Int((Self.left + (Self.right - Self.left) * min(1, max(0, share))).rounded())
    }

    func x(_ number: FormNumber) -> Int { x(times: number.value / base) }

    var ticks: [(x: Int, text: String)] {
      stride(from: least, through: most, by: 1).map { power in
        let text = power < 0 ? "1/\(Int(exp2(-power)))" : "\(Int(exp2(power)))"
        return (x(times: exp2(power)), power == -1 ? "½" : text)
      }
    }
  }

  private static let width = 480
  private static let lane = 56
  private static let top = 34

  /// Nil if a number is 0, because nothing is a multiple of 0.
  init?(_ number: CostNumber, revision: String? = nil) {
    guard let base = number.range(of: .mvc)?.usual.value,
      number.ranges.allSatisfy({ $0.bounds.lowerBound > 0 })
    else { return nil }
    self.number = number
    lanes = number.ranges.map { range in
      let ratios = PublicApps.known.ratios(of: number.key, range.pattern).map(\.times)
      return Lane(range: range, ratios: ratios.filter { $0 > 0 })
    }
    let times = lanes.flatMap { lane in
      [lane.range.bounds.lowerBound / base, lane.range.bounds.upperBound / base] + lane.ratios
    }
    let powers = times.map { log2($0) }
    axis = Axis(
      least: min(-1, (powers.min() ?? 0).rounded(.down)),
      most: max(1, (powers.max() ?? 0).rounded(.up)), base: base)
    hasWritings = number.ranges.contains { $0.second != nil }
    note = "One app" + (revision.map { "; revision \($0)" } ?? "") + "."
  }

  private var height: Int { Self.top + lanes.count * Self.lane + (hasWritings ? 108 : 86) }

  /// The drawing as part of a page.
  var svg: HTML {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 \(Self.width) \(height)" \
    role="img" aria-label="\(words)">\
    <rect class="paper" width="\(Self.width)" height="\(height)"/>\
    <text class="bold" x="16" y="20">\(title)</text>
    \(grid)\(lanes.enumerated().map(drawn))\(legend)</svg>

    """
  }

  /// The drawing as a separate file.
  var file: String {
    let style = "<style>\(PageAssets.chartStyle)</style>" as HTML
    let start = svg.markup.firstIndex(of: ">").map { svg.markup.index(after: $0) }
    guard let start else { return "" }
    let opening = svg.markup[..<start].replacingOccurrences(
      of: " role=", with: " width=\"720\" role=")
    return opening + "<title>\(title)</title>" + style.markup + svg.markup[start...]
  }

  private var title: String { "\(number.title), times MVC’s" }

  /// A description of the drawing for screen readers.
  private var words: String {
    let base = axis.base
    let patterns = lanes.map { lane in
      let range = lane.range
      let own =
        "\(range.pattern.title): \(range.usual.text), "
        + "\((range.usual.value / base).timesText) times MVC"
      let forms =
        range.count > 1 ? "; \(range.count) forms, \(range.least.text) to \(range.most.text)" : ""
      let second = range.second.map { "; clean-room rewriting \($0.text)" } ?? ""
      return own + forms + second + (publicWords(lane).map { "; public apps \($0)" } ?? "")
    }
    return "\(title). " + patterns.joined(separator: ". ")
      + ". Public apps are compared with their "
      + "own MVC. \(note)"
  }

  private func publicWords(_ lane: Lane) -> String? {
    guard let least = lane.ratios.first, let most = lane.ratios.last, let median = lane.median
    else { return nil }
    return "\(least.timesText)–\(most.timesText)×, median \(median.timesText), "
      + lane.ratios.count.of("app", "apps")
  }

  private var grid: HTML {
    let bottom = Self.top + lanes.count * Self.lane
    let lines = axis.ticks.map { x, text in
      """
      <path class="\(text == "1" ? "one" : "grid")" d="M\(x) \(Self.top)V\(bottom)"/>\
      <text class="pale middle" x="\(x)" y="\(bottom + 16)">\(text)×</text>
      """ as HTML
    }
    return "\(lines)"
  }

  private func drawn(_ index: Int, _ lane: Lane) -> HTML {
    let y = Self.top + index * Self.lane
    let range = lane.range
    let band: HTML =
      range.count > 1
      ? """
      <rect class="forms" x="\(axis.x(range.least) - 6)" y="\(y + 22)" \
      width="\(axis.x(range.most) - axis.x(range.least) + 12)" height="14" rx="7"/>
      """ : ""
    let shown = publicWords(lane).map { "public \($0)" } ?? ""
    return """
      <text x="16" y="\(y + 16)"><tspan class="bold">\(range.pattern.title)</tspan> \
      \(range.formsText)</text><text class="pale end" x="464" y="\(y + 16)">\(shown)</text>\
      \(band)\(range.second.map { Self.square(axis.x($0), y + 29) } ?? "")\
      \(Self.diamond(axis.x(range.usual), y + 29))\(line(lane, y + 44))

      """
  }

  private static func diamond(_ x: Int, _ y: Int) -> HTML {
    "<path class=\"usual\" d=\"M\(x) \(y - 7)l7 7l-7 7l-7-7z\"/>"
  }

  private static func square(_ x: Int, _ y: Int) -> HTML {
    "<rect class=\"second\" x=\"\(x - 5)\" y=\"\(y - 5)\" width=\"10\" height=\"10\"/>"
  }

  /// Public apps, from the least to the most, with a long tick at the median.
  private func line(_ lane: Lane, _ y: Int) -> HTML {
    guard let least = lane.ratios.first, let most = lane.ratios.last, let median = lane.median
    else { return "" }
    let (from, to) = (axis.x(times: least), axis.x(times: most))
    return Self.line(from, to, axis.x(times: median), y)
  }

  private static func line(_ from: Int, _ to: Int, _ median: Int, _ y: Int) -> HTML {
    """
    <path class="public" d="M\(from) \(y - 4)v8m0-4H\(to)m0-4v8M\(median) \(y - 8)v16"/>
    """
  }

  private var legend: HTML {
    let y = Self.top + lanes.count * Self.lane + 42
    let second: HTML =
      hasWritings
      ? """
      \(Self.square(24, y + 18))<text class="pale" x="38" y="\(y + 22)">\
      its clean-room rewriting</text>
      """ : ""
    return """
      \(Self.diamond(24, y - 4))<text class="pale" x="38" y="\(y)">usual form</text>\
      <rect class="forms" x="120" y="\(y - 11)" width="34" height="14" rx="7"/>\
      <text class="pale" x="162" y="\(y)">all forms here</text>\
      \(Self.line(262, 300, 284, y - 4))\
      <text class="pale" x="310" y="\(y)">public apps, each to its MVC</text>\
      \(second)\
      <text class="pale" x="16" y="\(y + (hasWritings ? 48 : 26))">\(note)</text>
      """
  }
}
