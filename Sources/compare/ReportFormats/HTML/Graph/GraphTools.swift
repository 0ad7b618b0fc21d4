import CompareSupport

/// What a reader can do with a graph; the script makes it work, and is what shows it.
struct GraphTools {
  /// The title of the module.
  let title: String
  let data: GraphData
  let id: String

  var html: HTML {
    """
    <div class="tools" hidden>
    <label>Find a type <input type="search" class="find" list="\(id)-types" \
    autocomplete="off"></label>
    <span>\(button("smaller", "−", "Smaller"))\(button("larger", "+", "Larger"))\
    \(button("fitting", "Fit", "Fit"))</span>
    <span>\(button("folded", "Close all", "Close all groups"))\
    \(button("opened", "Open all", "Open all groups"))</span>
    <button type="button" class="hiding" disabled hidden>Hide the selected type</button>
    <details class="drawn"><summary>What is drawn</summary>
    \(kinds)\(groups("role", "Roles", data.roles))\(groups("folder", "Folders", data.folders))\
    <button type="button" class="shown" disabled>Show all again</button>
    </details>
    \(data.options(id: "\(id)-types"))</div>

    """
  }

  private func button(_ kind: HTML, _ text: HTML, _ action: HTML) -> HTML {
    """
    <button type="button" class="\(kind)" disabled \
    aria-label="\(action): \(title)">\(text)</button>
    """
  }

  private var kinds: HTML {
    """
    <fieldset class="kinds"><legend>Edges of \(title)</legend>
    \(box("concrete", "to a concrete type"))\(box("abstract", "to a protocol"))\
    \(box("straight", "that are in no cycle"))\(box("name", "found by name only"))\
    \(box("outside", "to other modules"))</fieldset>

    """
  }

  private func groups(_ grouping: HTML, _ legend: HTML, _ bands: [GraphBand]) -> HTML {
    let boxes = bands.enumerated().map { index, band in
      """
      <label><input type="checkbox" checked value="\(index)" data-title="\(band.title)"> \
      \(band.title.isEmpty ? "elsewhere" : band.title), \(band.nodes.count)</label>

      """ as HTML
    }
    return boxes.isEmpty
      ? ""
      : """
      <fieldset class="groups by-\(grouping)"><legend>\(legend) of \(title)</legend>
      \(boxes)</fieldset>

      """
  }

  private func box(_ value: HTML, _ text: HTML) -> HTML {
    "<label><input type=\"checkbox\" checked value=\"\(value)\"> \(text)</label>\n"
  }
}
