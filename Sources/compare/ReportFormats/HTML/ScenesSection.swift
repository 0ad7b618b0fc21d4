import ArchitectureReport
import CompareSupport
import SourceRecords

/// The source of all modules, scene by scene, in parallel columns.
struct ScenesSection {
  /// The indices among all modules.
  private let places: [Int]
  private let modules: [ModuleReport]
  private let files: [FileAnchors]

  /// Takes the files of each module; modules without any, such as reference columns, are left out.
  init(modules: [ModuleReport], files: [FileAnchors]) {
    places = modules.indices.filter { !modules[$0].fileList.isEmpty }
    self.modules = places.map { modules[$0] }
    self.files = places.map { files[$0] }
  }

  var section: PageSection? {
    guard !modules.isEmpty else { return nil }
    let scenes = Scene.all(of: modules)
    return PageSection(
      id: "scenes", title: "Scene by scene",
      content: """
        <p>A scene is a folder that modules have in common. Each module is a column.\
        \(files.first?.extent == .whole ? "" : Self.cut)</p>
        \(ColumnChoice(zip(places, modules).map { ($0, $1.title) }).html)\
        \(scenes.enumerated().map(html))

        """)
  }

  private static let cut: HTML = """
     All of the source would be too much for a page: of each file there are the lines that the \
    lists above name, and those around them.
    """

  private func html(_ index: Int, _ scene: Scene) -> HTML {
    """
    <details class="turn" open>\
    <summary><h3 id="scene\(index)">\(scene.title)</h3></summary>
    <div class="scene" role="group" aria-labelledby="scene\(index)" tabindex="0">
    \(modules.indices.filter { !scene.files[$0].isEmpty }.map { column($0, scene.files[$0]) })</div>
    </details>

    """
  }

  private func column(_ index: Int, _ list: [FileReport]) -> HTML {
    let title = modules[index].title
    let files = files[index]
    return """
      <div class="column" data-column="\(places[index])">
      <h4>\(title)</h4>
      \(list.map { listing($0, files, title) })</div>

      """
  }

  private func listing(_ file: FileReport, _ files: FileAnchors, _ title: String) -> HTML {
    let name = file.path.split(separator: "/").last?.description ?? file.path
    let size = file.lines.code.of("line", "lines")
    guard let (id, lines) = files.listing(of: file.path) else {
      return """
        <p><b>\(name)</b>, \(size) of code. A kept result has no sources: measure \
        again to see the code here.</p>

        """
    }
    // Only lines with links to them are elements: a page of many modules has too many lines.
    let shown = files.shown(of: file.path, lines.count)
    let code = shown.map { index -> HTML in
      guard let index else { return "⋯\n" }
      let line = lines[index]
      guard files.isCited(file.path, index + 1) else { return "\(line)\n" }
      return "<span id=\"\(id)l\(index + 1)\">\(line)\n</span>"
    }
    let numbers = shown.map { $0.map { "\($0 + 1)\n" } ?? "\n" }.joined()
    let open: HTML = files.extent == .whole ? " open" : ""
    return """
      <details\(open) id="\(id)"><summary>\(name) <small>\(size)</small></summary>
      <pre tabindex="0" role="group" aria-label="\(title), \(name)">\
      <b aria-hidden="true">\(numbers)</b><code>\(code)</code></pre>\
      </details>

      """
  }
}

/// The choice of visible columns, for all sections that have columns.
struct ColumnChoice {
  /// Each module's index among all, and its title.
  private let modules: [(place: Int, title: String)]

  init(_ modules: [(place: Int, title: String)]) { self.modules = modules }

  var html: HTML {
    """
    <fieldset class="columns" hidden><legend>Columns shown</legend>
    \(modules.map(checkbox))</fieldset>

    """
  }

  private func checkbox(_ place: Int, _ title: String) -> HTML {
    """
    <label><input type="checkbox" checked data-column="\(place)"> \(title)</label>

    """
  }
}

/// A folder name below each module's own folder that modules share.
struct Scene {
  /// Empty for files that aren't in such a folder.
  let name: String
  /// For each module, its files in that folder.
  let files: [[FileReport]]

  var title: String { name.isEmpty ? "Around the scenes" : name }

  /// Every folder's name once, starting with the files that aren't in any.
  static func all(of modules: [ModuleReport]) -> [Scene] {
    let grouped = modules.map { module in
      let folder = CommonFolder(module.fileList.map(\.path))
      return Dictionary(grouping: module.fileList) { file in
        let parts = folder.relative(file.path).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : ""
      }
    }
    return Set(grouped.flatMap(\.keys)).sorted().map { name in
      Scene(name: name, files: grouped.map { $0[name] ?? [] })
    }
  }
}
