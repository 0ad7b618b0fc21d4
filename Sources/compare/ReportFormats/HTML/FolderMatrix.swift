import ArchitectureReport

/// How many type edges lead from folder to folder: a dependency structure matrix.
struct FolderMatrix {
  private let module: String
  private let order: [String]
  private let edges: [String: [String: Int]]
  private let tangles: [Set<String>]

  /// Takes the module's title.
  init(_ folders: FoldersReport, of module: String) {
    self.module = module
    order = folders.order
    tangles = folders.cycles.map { Set($0.folders) }
    edges = Dictionary(grouping: folders.edgeList, by: \.from).mapValues { edges in
      Dictionary(edges.map { ($0.to, $0.edges) }, uniquingKeysWith: +)
    }
  }

  var html: HTML {
    """
    <p>What a layered design needs is right of the diagonal; ↻ marks edges within a tangle.</p>
    <div class="scroll" role="group" aria-label="Edges from folder to folder in \(module)" \
    tabindex="0">
    <table class="matrix folders">
    <caption>Type edges from the folder at the left to the one whose number is above</caption>
    <thead>
    <tr><th scope="col">From</th>\(order.enumerated().map(column))</tr>
    </thead>
    <tbody>
    \(order.enumerated().map(row))</tbody>
    </table>
    </div>

    """
  }

  private func column(_ index: Int, _ folder: String) -> HTML {
    "<th scope=\"col\" abbr=\"\(folder)\" title=\"\(folder)\">\(index + 1)</th>"
  }

  private func row(_ index: Int, _ folder: String) -> HTML {
    """
    <tr><th scope="row">\(index + 1) <b>\(folder)</b></th>\(order.map { cell(folder, $0) })</tr>

    """
  }

  private func cell(_ from: String, _ to: String) -> HTML {
    if from == to { return "<td class=\"self\">·</td>" }
    guard let count = edges[from]?[to] else { return "<td></td>" }
    let isTangled = tangles.contains { $0.contains(from) && $0.contains(to) }
    let heat = min(4, count.bitWidth - count.leadingZeroBitCount)
    return isTangled
      ? "<td class=\"heat\(heat) cyclic\">\(count) ↻</td>"
      : "<td class=\"heat\(heat)\">\(count)</td>"
  }
}
