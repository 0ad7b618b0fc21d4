import Testing

@testable import ArchitectureReport
@testable import ReportFormats
@testable import SourceRecords

/// How files become scenes.
@Suite("Scenes")
struct SceneTests {
  @Test func `Folders of the same name make a row; a folder deeper down does not`() {
    let scenes = Scene.all(of: [
      .with(["Sources/A/App.swift", "Sources/A/List/View.swift", "Sources/A/List/Rows/Row.swift"]),
      .with(["Sources/B/List/View.swift", "Sources/B/Form/View.swift"]),
    ])
    #expect(scenes.map(\.name) == ["", "Form", "List"])
    #expect(
      scenes.map { $0.files.map { $0.map(\.path) } } == [
        [["Sources/A/App.swift"], []],
        [[], ["Sources/B/Form/View.swift"]],
        [
          ["Sources/A/List/View.swift", "Sources/A/List/Rows/Row.swift"],
          ["Sources/B/List/View.swift"],
        ],
      ])
  }

  @Test func `A module of one file is in no scene`() {
    #expect(Scene.all(of: [.with(["Sources/A/List/View.swift"])]).map(\.name) == [""])
  }
}

extension ModuleReport {
  fileprivate static func with(_ paths: [String]) -> ModuleReport {
    var module = ModuleReport.empty
    module.fileList = paths.map { path in
      FileReport(path: path, lines: LineCount(), types: 0, functions: 0, coverage: nil)
    }
    return module
  }
}
