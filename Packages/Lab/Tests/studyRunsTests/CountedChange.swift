import Foundation
import ProgramSupport

/// A small package with two requests whose numbers were counted by hand.
struct CountedChange {
  let package: GitFolder
  static let modules = ["MVCTodo", "MVPTodo", "MVVMTodo", "MVITodo", "VIPERTodo"]

  private static let source = """
    struct ListRow {
      var title = "one"
    }

    protocol ListViewDelegate: AnyObject {
      func pressed()
    }

    final class ListView {
      var rows: [ListRow] = []
      weak var delegate: (any ListViewDelegate)?

      func press(_ key: Int) {
        if key == 1 { delegate?.pressed() }
      }
    }

    """

  private static func suite(of module: String) -> String {
    """
    import Testing

    @testable import \(module)

    struct ListTests {
      @Test func title() {
        #expect(ListRow().title == "one")
      }

      @Test func rows() {
        #expect(ListView().rows.isEmpty)
      }

      @Test func delegate() {
        final class Delegate: ListViewDelegate {
          func pressed() {}
        }
        let view = ListView()
        let delegate = Delegate()
        view.delegate = delegate
        view.press(2)
      }
    }

    """
  }

  private static var manifest: String {
    let targets = modules.map { module in
      """
      .target(name: "\(module)"),
          .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
      """
    }
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Small", products: [.library(name: "todo", targets: [\(names)])],
        targets: [
          \(targets.joined(separator: "\n    "))
        ])

      """
  }

  private static var configuration: String {
    let entries = modules.map { module in
      let pattern = module.replacing("Todo", with: "").lowercased()
      return #"{ "name": "\#(module)", "pattern": "\#(pattern)" }"#
    }
    return #"{ "modules": [\#(entries.joined(separator: ", "))] }"# + "\n"
  }

  init() throws {
    var files = [
      "Package.swift": Self.manifest, ".compare.json": Self.configuration, ".gitignore": ".build\n",
      "docs/changes/README.md": "# Changes\n",
    ]
    for module in Self.modules {
      files["Sources/\(module)/List.swift"] = Self.source
      files["Tests/\(module)Tests/ListTests.swift"] = Self.suite(of: module)
    }
    package = try GitFolder(files)
    try addFirst()
    try addSecond()
    try package.commit()
  }

  func study(_ words: String...) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(["change"] + words, in: package.folder.path)
  }

  /// Another word, a requirement, a branch, a new type, and two old tests: one fails without its change,
  /// one doesn't compile.
  private func addFirst() throws {
    try save("one") { module, source, suite in
      source = source.replacing("\"one\"", with: "\"first\"")
        .replacing("  func pressed()\n", with: "  func pressed()\n  func held()\n")
        .replacing(
          "delegate?.pressed() }\n",
          with: "delegate?.pressed() }\n    if key == 2 { delegate?.held() }\n")
      suite = suite.replacing("\"one\"", with: "\"first\"")
        .replacing("func pressed() {}\n", with: "func pressed() {}\n      func held() {}\n")
      return ["Sources/\(module)/Header.swift": "struct ListHeader {\n  var row = ListRow()\n}\n"]
    }
  }

  /// Another word in the same place in MVC, elsewhere in the others, and one old test.
  private func addSecond() throws {
    try save("two") { module, source, suite in
      if module == "MVCTodo" {
        source = source.replacing("\"one\"", with: "\"second\"")
        suite = suite.replacing("\"one\"", with: "\"second\"")
      } else {
        source = source.replacing("= []", with: "= [ListRow()]")
        suite = suite.replacing("rows.isEmpty", with: "rows.count == 1")
      }
      return [:]
    }
  }

  private func save(
    _ request: String,
    _ change: (_ module: String, _ source: inout String, _ suite: inout String) -> [String: String]
  ) throws {
    let clone = ".build/\(request)"
    try package.git("clone", "-q", ".", clone)
    for module in Self.modules {
      var (source, suite) = (Self.source, Self.suite(of: module))
      let new = change(module, &source, &suite)
      let changed = [
        "Sources/\(module)/List.swift": source, "Tests/\(module)Tests/ListTests.swift": suite,
      ]
      for (name, text) in changed.merging(new, uniquingKeysWith: { $1 }) {
        try package.folder.write(text, to: "\(clone)/\(name)")
      }
    }
    try package.folder.write("shared\n", to: "\(clone)/\(request).txt")
    try package.folder.write(
      "# Request \(request)\n", to: "\(clone)/docs/changes/\(request)/request.md")
    guard try study("save", request, clone).exitCode == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
  }
}
