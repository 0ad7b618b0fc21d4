import ProgramSupport
import Testing

@testable import compare

/// Code that a compilation leaves out, of which only the syntax is known.
@Suite("Inactive branches")
struct InactiveBranchTests {
  private let folder: TemporaryFolder
  private let layers = """
    "layers": [
      { "name": "model", "folders": ["Model"] },
      { "name": "views", "folders": ["Views"], "knows": ["model"] }
    ]
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{ \(layers) }", to: "App/.compare.json")
    try folder.write(
      """
      final class ListView { let note = Note(); struct Part {} }
      struct Cell {}
      struct Title {}
      """, to: "App/Views/ListView.swift")
  }

  /// The places of findings, with what they lead to, and whether they are in an inactive branch.
  private func findings(_ model: String) throws -> [String] {
    try folder.write(model, to: "App/Model/Note.swift")
    let lines = run(["check", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    return lines.compactMap { line in
      line.firstMatch(of: /Note\.swift:(\d+):\d+: \w+: (.*) the layer 'model'.*: (.*)\. Move/)
        .map { "\($0.1) \($0.3)\($0.2.hasSuffix("in an inactive branch,") ? " inactive" : "")" }
    }
  }

  @Test(arguments: ["os(macOS)", "FLAG", "DEBUG && !DEBUG", "canImport(Nothing)"])
  func `A breach in a branch that is left out is found by its name`(_ condition: String) throws {
    let found = try findings(
      """
      struct Note {
        #if \(condition) // here
        func draw(in view: ListView) {}
        #else
        func draw(in cell: Cell) {}
        #endif
      }
      """)
    #expect(found == ["3 Note → ListView inactive", "5 Note → Cell"])
  }

  @Test func `So it is in a type that is left out, in an else and in nested branches`() throws {
    let found = try findings(
      """
      struct Note {}
      #if DEBUG
      #elseif os(Linux)
      final class Drawer { let view = ListView() }
      #else
      extension Note { var cell: Cell? { nil } }
      #if os(Linux)
      let title = Title()
      #endif
      #endif
      """)
    #expect(
      found == [
        "4 Drawer → ListView inactive", "6 Note → Cell inactive",
        "8 Note.swift → Title inactive",
      ])
  }

  @Test func `Of a name that may be something else nothing is said`() throws {
    let found = try findings(
      """
      struct Note {
        #if FLAG
        typealias Title = String
        let title: Title = ""
        let part: Part
        func all<Cell>(_ cells: [Cell]) {}
        func one(ListView: Int) -> Int { self.ListView }
        #endif
      }
      """)
    #expect(found == [])
  }

  @Test func `A branch of which the compiler understands nothing isn't inactive`() throws {
    let found = try findings(
      """
      struct Note {
        func draw() {
          #if DEBUG
          missing(ListView.self, unknown)
          #endif
        }
      }
      """)
    #expect(found == ["4 Note → ListView"])
  }

  @Test func `An edit in a body is measured with the same branches`() throws {
    func model(_ text: String) -> String {
      """
      struct Note {
        func draw() {
          #if FLAG
          let view = ListView()
          #endif
          print("\(text)")
        }
      }
      """
    }
    #expect(try findings(model("a")) == ["4 Note → ListView inactive"])
    #expect(try findings(model("b")) == ["4 Note → ListView inactive"])
    #expect(
      try findings(model("b").replacing("FLAG", with: "DEBUG")) == ["4 Note → ListView"])
  }

  @Test func `A type of another module must be imported, be it in the branch`() throws {
    try folder.write(
      "{ \(layers.replacing("folders", with: "modules")) }", to: "Model/.compare.json")
    try folder.write("public final class ListView {}\n", to: "Views/ListView.swift")
    try folder.write("{}", to: "Views/.compare.json")
    let model = "struct Note {\n  #if FLAG\n  let view: ListView?\n  #endif\n}\n"
    func check() -> String {
      run(["check", "--sources", "Model", "--sources", "Views"], in: folder.path).output
    }
    try folder.write(
      """
      { "layers": [{ "name": "model", "modules": ["Model"] }] }
      """, to: "Model/.compare.json")
    try folder.write(
      """
      { "layers": [{ "name": "views", "modules": ["Views"] }] }
      """, to: "Views/.compare.json")
    try folder.write(model, to: "Model/Note.swift")
    #expect(!check().contains("inactive branch"))
    try folder.write("#if FLAG\nimport Views\n#endif\n" + model, to: "Model/Note.swift")
    #expect(
      check().contains(
        "Note.swift:6:13: warning: [layers.unknown-reference] in an inactive branch, the layer"))
  }

  @Test func `In a package that is built, what the compiler recorded nothing of is inactive`()
    throws
  {
    let package = try SmallPackage(
      targets: #".target(name: "App", swiftSettings: [.define("ON")])"#,
      [
        "Sources/App/App.swift": """
        #if os(macOS)
        import AppKit
        #else
        import Foundation
        #endif
        final class ListPresenter {
          #if ON
          let number = 1
          #else
          let view: ListView? = nil
          #endif
        }
        final class ListView {}
        """,
        ".compare.json": """
        {
          "imports": [{ "role": "presenter", "forbidden": ["AppKit", "Foundation"] }],
          "layers": [
            { "name": "presenters", "types": ["*Presenter"] }, { "name": "views", "types": ["*View"] }
          ]
        }
        """,
      ])
    let output = package.run(["check"]).output
    #expect(output.contains("must not import AppKit, in an inactive branch: "), "\(output)")
    #expect(output.contains("must not import Foundation: "))
    #expect(output.contains("App.swift:10:13: warning: [layers.unknown-reference] in an inactive"))
  }
}
