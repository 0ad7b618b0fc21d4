/// A part of the page that the navigation leads to.
struct PageSection {
  let id: String
  let title: String
  let content: HTML

  var link: HTML { "<li><a href=\"#\(id)\">\(title)</a></li>\n" }

  var html: HTML {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(content)</section>

    """
  }
}
