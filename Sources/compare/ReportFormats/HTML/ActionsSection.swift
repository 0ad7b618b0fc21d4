import ArchitectureReport
import CompareSupport
import RunTrace

/// What each user action led to, for all modules side by side.
struct ActionsSection {
  /// Each with its index among all modules.
  private let columns:
    [(place: Int, module: ModuleReport, files: FileAnchors, actions: [ActionReport])]

  init?(modules: [ModuleReport], files: [FileAnchors]) {
    columns = modules.indices.compactMap { place in
      modules[place].actions.map { (place, modules[place], files[place], $0) }
    }
    guard !columns.isEmpty else { return nil }
  }

  var section: PageSection {
    PageSection(
      id: "actions", title: "Action by action",
      content: """
        <p>What the types asked of each other when a user pressed one key, recorded while the \
        program ran. Time runs down; an arrow with a hollow head went through a protocol. A \
        message leads to the line where its function begins.</p>
        \(ColumnChoice(columns.map { ($0.place, $0.module.title) }).html)\
        \(names.enumerated().map(html))

        """)
  }

  /// In the order of the configuration, which each module keeps.
  private var names: [String] {
    columns.flatMap(\.actions).map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private func html(_ index: Int, _ name: String) -> HTML {
    let drawn = columns.compactMap { column in
      column.actions.first { $0.name == name }.map {
        self.column($0, column.place, column.module, column.files)
      }
    }
    return """
      <details class="turn" open>\
      <summary><h3 id="action\(index)">\(name.prefix(1).uppercased() + name.dropFirst())</h3></summary>
      <div class="scene" role="group" aria-labelledby="action\(index)" tabindex="0">
      \(drawn)</div>
      </details>

      """
  }

  private func column(
    _ action: ActionReport, _ place: Int, _ module: ModuleReport, _ files: FileAnchors
  ) -> HTML {
    let drawing = SequenceDrawing(
      SequenceRows(action), title: "\(module.title), \(action.name)",
      anchor: { $0.place.flatMap { files.anchor($0.file, $0.line) } })
    return """
      <div class="column" data-column="\(place)">
      <h4>\(module.title)</h4>
      <p><code>\(action.command)</code></p>
      <p>\(action.counts.sentence)</p>
      \(drawing.html)</div>

      """
  }
}

extension ActionReport {
  /// A shell command that runs the same.
  fileprivate var command: String {
    arguments.map { $0.allSatisfy(isPlain) ? $0 : "'\($0)'" }.joined(separator: " ")
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./:".contains(character)
  }
}

extension ActionCounts {
  fileprivate var sentence: String {
    let parts = [
      messages.of("message between roles", "messages between roles"),
      "\(abstract) through a protocol", types.of("type", "types"), files.of("file", "files"),
      "\(chain) in the longest chain", turns.of("turn back", "turns back"),
      redraws.map { $0.of("redraw requested", "redraws requested") },
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }
}
