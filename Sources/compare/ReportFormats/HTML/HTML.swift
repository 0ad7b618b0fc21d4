/// Markup that is written as a literal; whatever is interpolated into it is text.
///
/// `"<b>\(name)</b>"` escapes the name, so nothing that was measured can become a tag or leave its
/// attribute. Only another `HTML` goes in as it is. Attributes stand in double quotes.
struct HTML: Equatable, ExpressibleByStringInterpolation, Sendable {
  private(set) var markup: String

  init(stringLiteral literal: String) { markup = literal }

  init(stringInterpolation interpolation: Interpolation) { markup = interpolation.markup }

  static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { markup += literal }

    mutating func appendInterpolation(_ text: String) { markup += EscapedText(text).markup }

    mutating func appendInterpolation(_ number: Int) { markup += String(number) }

    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { markup += part.markup }
    }
  }
}
