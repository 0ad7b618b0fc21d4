import CompareSupport

extension PatternColumns {
  var sceneFiles: Claim {
    let statement = Statement(
      title: "A VIPER scene is five files",
      source: .viperGenerator,
      wording: "Each new module needs at least five files, which is why one lets a template write "
        + "them.",
      margin: Margin.none.text,
      patterns: [.viper])
    guard count > 1, let scenes, let own = scenes.files[.viper], let fewest = own.min(),
      let most = own.max()
    else {
      return statement.notMeasurable(
        "There is no list of folders that all patterns have in common.")
    }
    let text = ranking { $0.pattern.flatMap { scenes.files[$0] } ?? [] }
      .text { $0.min() == $0.max() ? "\($0.min() ?? 0)" : "\($0.min() ?? 0) to \($0.max() ?? 0)" }
    return statement.measured(
      "Scenes, which are the folders that all patterns have: \(scenes.names.joined(separator: ", ")). "
        + "Files of one: \(text).",
      [
        ClaimPart("the fewest", Margin.none.standing(of: fewest, to: 5), is: .close),
        ClaimPart("the most", Margin.none.standing(of: most, to: 5), is: .close),
      ])
  }

  /// The folders that all patterns have in common by name, and how many files each pattern has in
  /// each; nil without any.
  private var scenes: (names: [String], files: [Pattern: [Int]])? {
    let files = ranking(\.filesByScene).values
    let names = files.dropFirst().reduce(Set(files.first?.value.keys ?? [:].keys)) {
      $0.intersection($1.value.keys)
    }.sorted()
    if names.isEmpty { return nil }
    return (
      names,
      Dictionary(
        uniqueKeysWithValues: files.map { column in
          (column.pattern, names.compactMap { column.value[$0] })
        })
    )
  }
}

extension ModuleReport {
  /// By the folder right below the module's own, with those in folders of it; empty where the
  /// folders are not listed.
  fileprivate var filesByScene: [String: Int] {
    let below = (folders?.list ?? []).compactMap { folder in
      folder.path.split(separator: "/").first.map { (String($0), folder.files) }
    }
    return Dictionary(below.filter { $0.0 != "." }, uniquingKeysWith: +)
  }
}
