import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Layers from the command line to the exit code, without any pattern.
@Suite("A check of layers")
struct LayerCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct Note { let view: NoteView? }\n", to: "App/Note.swift")
    try folder.write("final class NoteView {}\n", to: "App/NoteView.swift")
    try configure()
  }

  private func configure(_ more: String = "") throws {
    try folder.write(
      """
      {\(more)
       "layers": [{"name": "views", "types": ["*View"], "knows": ["model"]},
                  {"name": "model", "types": ["Note"]}]}
      """, to: "App/.compare.json")
  }

  private func check(_ words: String...) -> RunResult {
    run(["check", "--sources", "App"] + words, in: folder.path)
  }

  private let finding =
    "App/Note.swift:1:25: error: [layers.unknown-reference] the layer 'model' does not know the"
    + " layer 'views': Note → NoteView. Move the needed code into a layer that this one"
    + " may know, or invert the reference with a protocol.\n"

  private let judged = "App: 1 reference judged.\nJudged: layers.unknown-reference 1.\n"

  @Test func `A finding needs no pattern, and a clean check ends with 0`() throws {
    #expect(
      check()
        == RunResult(
          output: finding + judged + "1 finding in 1 of 1 module.\n", exitCode: 2))
    try folder.write("struct Note {}\n", to: "App/Note.swift")
    try folder.write(
      "final class NoteView {}\nfinal class ListView { let row = NoteView() }\n",
      to: "App/NoteView.swift")
    #expect(check() == RunResult(output: judged + "No findings in 1 module.\n"))
    try folder.write("final class NoteView {}\n", to: "App/NoteView.swift")
    let nothing = check()
    #expect(nothing.exitCode == 3)
    #expect(nothing.output.contains("\nPartial: layers.unknown-reference could judge nothing, al"))
  }

  /// Four ways in which a model makes a view without a type that does.
  @Test func `Extensions, functions and globals are in the layer of their file`() throws {
    try folder.write(
      """
      {"layers": [{"name": "views", "folders": ["Views"], "knows": ["model"]},
                  {"name": "model", "folders": ["Model"]}]}
      """, to: "App/.compare.json")
    try folder.write("", to: "App/Note.swift")
    try folder.write("", to: "App/NoteView.swift")
    try folder.write("final class NoteView {}\n", to: "App/Views/NoteView.swift")
    try folder.write("struct Note { let text: String }\n", to: "App/Model/Note.swift")
    try folder.write(
      """
      extension String { var view: NoteView { NoteView() } }
      func makeView() -> NoteView { NoteView() }
      let view = NoteView()
      extension NoteView { func grow() {} }

      """, to: "App/Model/Ways.swift")
    // Here the model's type is a part of the views.
    try folder.write(
      "extension Note { var view: NoteView { text.view } }\n", to: "App/Views/Note.swift")
    let result = check()
    let findings = result.output.split(separator: "\n").filter { $0.contains("error") }
    let way = /^App\/Model\/(?<place>Ways.swift:\d+:\d+): .*: (?<path>[^:]*)\. Move/
    #expect(
      findings.map { $0.firstMatch(of: way).map { "\($0.place) \($0.path)" } ?? String($0) } == [
        "Ways.swift:1:30 extension String → NoteView", "Ways.swift:2:20 Ways.swift → NoteView",
        "Ways.swift:4:11 NoteView → NoteView",
      ])
    // The string's extension and the file to the view, and Note to the view and the extension.
    #expect(result.output.contains("App: 4 references judged.\n"))
    let edges = run(["--sources", "App", "--edges", "App"], in: folder.path).output
    #expect(
      edges.matches(of: /\n(\S.*?\S) {2,}(\S+|extension String) {2,}App/).map { "\($0.1) \($0.2)" }
        == [
          "Note NoteView", "Note extension String", "Ways.swift NoteView",
          "extension String NoteView",
        ])
  }

  @Test func `A comment and a baseline accept it`() throws {
    let baseline = ["--baseline", "known.json"]
    #expect(
      check(baseline[0], baseline[1], "--update-baseline").errors
        == "Wrote 1 entry to the baseline '\(folder.path)/known.json'.\n")
    #expect(check(baseline[0], baseline[1]).exitCode == 0)
    try folder.write(
      "struct Note { let view: NoteView? }  // compare:ignore layers.unknown-reference until May\n",
      to: "App/Note.swift")
    #expect(check().output == judged + "No findings in 1 module.\n")
    #expect(
      check(baseline[0], baseline[1], "--strict").output.contains(
        "1 entry no longer occurs: [layers.unknown-reference] *.Note → *.NoteView"))
    try folder.write(
      "struct Note { let view: NoteView? }  // compare:ignore layers.unknown-reference\n",
      to: "App/Note.swift")
    #expect(check().output.contains("[ignore-without-reason]"))
  }

  @Test func `JSON, SARIF and annotations tell it as they tell others`() {
    let json = check("--format", "json").output
    #expect(json.contains("\"layers\" : [\n        \"model\",\n        \"views\"\n      ]"))
    #expect(json.contains("\"pattern\" : null"))
    #expect(json.contains("\"rule\" : \"layers.unknown-reference\""))
    let sarif = check("--format", "sarif").output
    #expect(sarif.contains("\"id\" : \"layers.unknown-reference\""))
    #expect(sarif.contains("\"ruleIndex\" : 0"))
    #expect(!sarif.contains("\"id\" : \"mvc."))
    #expect(
      check("--format", "github").output.hasPrefix(
        "::error file=App/Note.swift,line=1,col=25,title=layers.unknown-reference::the layer"))
  }

  @Test func `A pattern and layers are held together, with each comment looked at once`() throws {
    try folder.write(
      """
      struct Note { let view: NoteView? }  // compare:ignore nothing at all
      struct TodoModel { let view: NoteView? }
      """, to: "App/Note.swift")
    try configure(#""modules": [{"name": "App", "pattern": "mvc"}],"#)
    let rules = check().output.matches(of: /(?:error|warning): \[([^\]]+)\]/).map { String($0.1) }
    #expect(rules == ["layers.unknown-reference", "ignore-unknown-rule", "mvc.model-knows-view"])
    let mvp = check("--pattern", "mvp").output.matches(of: /(?:error|warning): \[([^\]]+)\]/)
    #expect(mvp.map { String($0.1) } == ["layers.unknown-reference", "ignore-unknown-rule"])
  }

  @Test func `The table counts the findings`() throws {
    let table = run(["--sources", "App"], in: folder.path).output
    #expect(table.contains(/\n  Findings +1\n/))
    let page = run(["--sources", "App", "--format", "html"], in: folder.path).output
    #expect(page.contains("the layer &#39;model&#39; does not know the layer &#39;views&#39;"))
    try folder.write("struct Note {}\n", to: "App/Note.swift")
    let clean = run(["--sources", "App", "--format", "html"], in: folder.path).output
    #expect(clean.contains("None: nothing breaks the rules of the layers."))
    try folder.write("{}", to: "App/.compare.json")
    let rows = ["--sources", "App", "--rows", "findings"]
    #expect(run(rows, in: folder.path).output.contains(/\n  Findings +—\n/))
  }

  @Test func `The layers of each folder hold for its own types`() throws {
    try folder.write("struct Note { let view: NoteView? }\n", to: "Other/Note.swift")
    try folder.write("final class NoteView {}\n", to: "Other/NoteView.swift")
    #expect(
      check("--sources", "Other").output == finding + judged + "1 finding in 1 of 1 module.\n")
    // Named as in the other folder, and the other way round.
    try folder.write(
      """
      {"layers": [{"name": "views", "types": ["*View"]},
                  {"name": "model", "folders": ["."], "knows": ["views"]}]}
      """, to: "Other/.compare.json")
    #expect(
      check("--sources", "Other").output
        == finding + """
          App: 1 reference judged.
          Other: 1 reference judged.
          Judged: layers.unknown-reference 2.
          1 finding in 1 of 2 modules.

          """)
  }

  @Test func `What cannot be meant ends the run`() throws {
    try folder.write(
      #"{"layers": [{"name": "a", "types": ["Nothing"]}]}"#, to: "App/.compare.json")
    for words in [["check", "--sources", "App"], ["--sources", "App"]] {
      let result = run(words, in: folder.path)
      #expect(result.exitCode == 1)
      #expect(
        result.errors.hasSuffix(
          "isn't a valid configuration: the type 'Nothing' of the layer 'a' matches no type.\n"))
    }
  }

  @Test func `In a package all modules with a layer are checked, not only columns`() throws {
    let package = try SmallPackage(
      targets: """
        .target(name: "Kit"), .target(name: "Lists", dependencies: ["Kit"]), .target(name: "Free"),
        .testTarget(name: "ListsTests", dependencies: ["Lists"])
        """,
      [
        "Sources/Kit/Kit.swift": "public struct Kit { public init() {} }\n",
        "Sources/Lists/List.swift": "import Kit\nstruct List { let kit = Kit() }\n",
        "Sources/Free/Free.swift": "struct Free {}\n",
        "Tests/ListsTests/Double.swift":
          "@testable import Lists\nstruct Double { let list: List }\n",
        ".compare.json": """
        {"modules": [{"name": "Free"}],
         "layers": [{"name": "kit", "modules": ["Kit"]}, {"name": "lists", "modules": ["Lists*"]}]}
        """,
      ])
    let result = package.run(["check"])
    #expect(result.output.hasPrefix("Sources/Lists/List.swift:2:25: error: [layers.unknown"))
    #expect(result.output.hasSuffix("\n1 finding in 1 of 2 modules.\n"))
    #expect(
      package.run(["check", "--module", "Kit"]).output
        == """
        Kit: 0 references judged.
        Judged: layers.unknown-reference 0.
        No findings in 1 module.

        """)
    let free = package.run(["check", "--module", "Free"])
    #expect(free.exitCode == 64)
    #expect(free.errors.hasPrefix("Error: The module 'Free' has no pattern: give --pattern"))
  }
}
