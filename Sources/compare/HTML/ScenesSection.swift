/// The source of all modules, scene by scene, in parallel columns.
struct ScenesSection {
  let modules: [ModuleReport]
  /// Those of each module.
  let files: [FileAnchors]

  var section: PageSection {
    let scenes = Scene.all(of: modules)
    return PageSection(
      id: "scenes", title: "Scene by scene",
      content: """
        <p>A scene is a folder that modules have in common. Each module is a column.</p>
        <fieldset class="columns"><legend>Columns shown</legend>
        \(modules.indices.map(checkbox))</fieldset>
        \(scenes.enumerated().map(html))

        """)
  }

  private func checkbox(_ index: Int) -> HTML {
    """
    <label><input type="checkbox" checked data-column="\(index)"> \(modules[index].title)</label>

    """
  }

  private func html(_ index: Int, _ scene: Scene) -> HTML {
    """
    <h3 id="scene\(index)">\(scene.title)</h3>
    <div class="scene" role="region" aria-labelledby="scene\(index)" tabindex="0">
    \(modules.indices.map { column($0, scene.files[$0]) })</div>

    """
  }

  private func column(_ index: Int, _ list: [FileReport]) -> HTML {
    """
    <div class="column" data-column="\(index)">
    <h4>\(modules[index].title)</h4>
    \(list.isEmpty ? "<p>Nothing.</p>\n" as HTML : "")\(list.map { listing($0, files[index]) })</div>

    """
  }

  private func listing(_ file: FileReport, _ files: FileAnchors) -> HTML {
    let name = file.path.split(separator: "/").last?.description ?? file.path
    guard let (id, lines) = files.listing(of: file.path) else {
      return """
        <p><b>\(name)</b>, \(file.lines.code) lines of code. A kept result has no sources: measure \
        again to see the code here.</p>

        """
    }
    // Each line is an element, so that it can be linked to and numbered.
    let code = lines.enumerated().map { index, line in
      "<span id=\"\(id)l\(index + 1)\">\(line)\n</span>" as HTML
    }
    return """
      <details open id="\(id)"><summary>\(name) <small>\(file.lines.code) lines</small></summary>
      <pre tabindex="0" role="region" aria-label="\(name)"><code>\(code)</code></pre></details>

      """
  }
}
