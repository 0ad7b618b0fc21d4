/// A part of the page that the navigation leads to.
struct PageSection {
  /// What is longer than that is worth waiting with.
  private static let short = 30_000

  let id: String
  let title: String
  let content: HTML

  var link: HTML { "<li><a href=\"#\(id)\">\(title)</a></li>\n" }

  /// Takes whether the page is long.
  ///
  /// Then a long section is text to a browser that runs scripts,
  /// until the script makes it elements. Without scripts it is as any other.
  func html(inLongPage isLong: Bool) -> HTML {
    let waits =
      isLong && content.markup.utf8.count > Self.short && !content.markup.contains("<noscript")
    let part: HTML = waits ? "<noscript class=\"part\">\n\(content)</noscript>\n" : content
    return """
      <section id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title)</h2>
      \(part)</section>

      """
  }
}

extension HTML {
  /// So many elements take a browser no time that anyone notices.
  private static let mostElements = 2_500

  /// The same for a list or a table, wherever it is, when it is very long.
  var waitingWhereLong: HTML {
    // A tag of the beginning and one of the end for each element.
    if markup.utf8.count(where: { $0 == UInt8(ascii: "<") }) < 2 * Self.mostElements { return self }
    return "<div><noscript class=\"part\">\n\(self)</noscript></div>\n"
  }
}
