import ArchitectureReport
import CResources
import CommandLineKit

/// Markup written as a literal; interpolated values are treated as text.
///
/// `"<b>\(name)</b>"` escapes the name, so no measured text can become a tag or escape from its
/// attribute. Only another `HTML` is inserted unchanged. Attributes must be in double quotes.
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

/// Text escaped for HTML, in content and in attributes between double quotes.
struct EscapedText {
  private(set) var markup = ""

  /// Characters that would be invisible, or would make other text look different from what it is,
  /// are shown as in Swift: `\u{202E}`.
  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      case "\t", "\n": markup.unicodeScalars.append(scalar)
      case _ where scalar.isDeceptive:
        markup += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }
}

extension HTML {
  /// A table that scrolls on its own.
  static func table(
    _ label: String, class kind: HTML = "", caption: HTML, head: HTML, rows: [HTML]
  ) -> HTML {
    let kind: HTML = kind == "" ? "" : " class=\"\(kind)\""
    return """
      <div class="scroll" role="group" aria-label="\(label)" tabindex="0">
      <table\(kind)>
      <caption>\(caption)</caption>
      <thead>\(head)</thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>

      """
  }

  /// The titles of columns; those of names are left-aligned.
  static func heads(_ titles: [String], names: Set<String> = []) -> [HTML] {
    titles.map { title in
      let kind: HTML = names.contains(title) ? " class=\"name\"" : ""
      return "<th scope=\"col\"\(kind)>\(title)</th>"
    }
  }

  static func details(_ summary: HTML, _ content: HTML) -> HTML {
    "<details><summary>\(summary)</summary>\n\(content)</details>\n"
  }
}

/// A complete page without external resources.
struct PageFrame {
  let title: String
  let heading: HTML
  let introduction: HTML
  let isComplete: Bool
  let sections: [HTML]
  let links: [HTML]
  var end: HTML = ""

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PageAssets.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>\(PageAssets.style)</style>
    <style id="chart-style">\(PageAssets.chartStyle)</style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
    <h1>\(heading)</h1>
    <p>\(introduction)</p>
    \(isComplete ? "" : Self.partial)\
    </header>
    <nav aria-label="Sections"><ul>
    \(links)
    </ul></nav>
    <main id="content" tabindex="-1">
    \(sections)
    </main>
    \(end)\
    </body>
    </html>

    """
  }

  private static let partial: HTML = """
    <p class="note" role="note"><strong>\(PartialResult.title)</strong>: \
    \(PartialResult.explanation) They are <a href="#notes">below</a>.</p>

    """
}

/// A part of the page that the navigation links to.
struct PageSection {
  /// In bytes; longer sections are worth deferring.
  private static let short = 30_000

  let id: String
  let title: String
  let content: HTML
  /// Whether it is one of those that a script shows one at a time.
  var isModule = false

  var link: HTML { "<li><a href=\"#\(id)\">\(title)</a></li>\n" }

  /// Takes whether the page is long.
  ///
  /// In a long page, a browser that runs scripts treats a long section as text until the script
  /// turns it into elements. Without scripts, it is like any other.
  func html(inLongPage isLong: Bool) -> HTML {
    let waits =
      isLong && content.markup.utf8.count > Self.short && !content.markup.contains("<noscript")
    let part: HTML = waits ? "<noscript class=\"part\">\n\(content)</noscript>\n" : content
    return """
      <section id="\(id)"\(isModule ? " class=\"module\"" : "" as HTML) aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title)</h2>
      \(part)</section>

      """
  }
}

extension HTML {
  /// A browser handles so many elements in no noticeable time.
  private static let mostElements = 2_500

  /// Defers a list or a table in the same way if it is very long.
  var waitingWhereLong: HTML {
    // Each element has a start tag and an end tag.
    if markup.utf8.count(where: { $0 == UInt8(ascii: "<") }) < 2 * Self.mostElements { return self }
    return "<div><noscript class=\"part\">\n\(self)</noscript></div>\n"
  }
}

/// The style sheet and the scripts of the page, and the hashes that its policy allows.
enum PageAssets {
  // These are ours and contain no measured text, so they are inserted unchanged.
  static let style = text(report_css())
  /// The style of a chart, which separate chart files use, too.
  static let chartStyle = text(chart_css())
  /// The meaning of lines and frames in a graph, and of dots and bands in a strip.
  static let legend = text(legend_html())
  static let stripLegend = text(strips_html())

  /// SHA-256 of the files in Base64: `Scripts/report-hashes` updates them after a change.
  static let styleHash = "cso+oqaIRtRYZTwfcaqhb0krHEIdaNaJ7o7xWPz8mIU="
  static let chartHash = "w33CddUR6NURBUwbi0WIigKNOhxRb6Fp8TeK3isEqLc="
  static let graphHash = "o/vWudxwSr1T3tf+tlP7BcH1eScbuZJSxO5EeDnDqNo="
  static let reportHash = "m3MkvoDP3LHsJKMlZM6WQzsKBdqmvJElmE/Z9DlhZI4="

  /// In the order in which they run.
  static let scripts = [
    (text: text(graph_js()), hash: graphHash),
    (text: text(report_js()), hash: reportHash),
  ]

  private static func text(_ file: UnsafePointer<CChar>) -> HTML {
    HTML(stringLiteral: String(cString: file))
  }

  /// Nothing but these is loaded or run, whatever got into the page.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(styleHash)' 'sha256-\(chartHash)'; script-src"
    + scripts.map { " 'sha256-\($0.hash)'" }.joined() + "; base-uri 'none'; form-action 'none'"
}
