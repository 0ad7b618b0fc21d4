/// What dots and bands in a strip mean.
enum StripLegend {
  static let html: HTML = """
    <ul class="legend" aria-label="Legend of the strips">
    <li><svg class="dot usual" width="16" height="16" aria-hidden="true">\
    <path d="M8 2L14 8L8 14L2 8Z"/></svg> the usual form of a pattern</li>
    <li><svg class="dot" width="16" height="16" aria-hidden="true">\
    <circle cx="8" cy="8" r="5"/></svg> another form of it</li>
    <li><svg width="36" height="16" aria-hidden="true">\
    <rect class="range" x="1" y="3" width="34" height="10" rx="5"/></svg> all forms of a pattern</li>
    <li><svg width="36" height="16" aria-hidden="true">\
    <rect class="range between" x="1" y="3" width="34" height="10" rx="5"/></svg> \
    the usual forms of all patterns</li>
    </ul>
    """
}
