/// What lines and frames in a drawing mean.
enum GraphLegend {
  static let html: HTML = """
    <ul class="legend" aria-label="Legend">
    <li><svg class="edge concrete" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H36"/><path class="head full" d="M34 2L43 6L34 10Z"/></svg> to a concrete type</li>
    <li><svg class="edge abstract" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H34"/><path class="head hollow" d="M34 2L43 6L34 10Z"/></svg> to a protocol</li>
    <li><svg class="edge concrete cyclic" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H36"/><path class="head full" d="M34 2L43 6L34 10Z"/></svg> ↻ part of a cycle</li>
    <li><b aria-hidden="true">?</b> found by name only</li>
    <li><svg class="node protocol" width="26" height="14" aria-hidden="true">\
    <rect x="1" y="1" width="24" height="12" rx="4"/></svg> protocol</li>
    <li><svg class="node external" width="26" height="14" aria-hidden="true">\
    <rect x="1" y="1" width="24" height="12" rx="4"/></svg> of another module</li>
    </ul>
    """
}
