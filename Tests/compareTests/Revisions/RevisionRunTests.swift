import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// `diff` and `check --since`, from the command line to what is printed.
@Suite("Other revisions, from the command line to the result")
struct RevisionRunTests {
  private let repository: GitFolder
  /// A view that refers to a model, which MVP forbids.
  private let view = "final class ListPresenter {}\nstruct OldView { let note: NoteModel }\n"

  init() throws {
    repository = try GitFolder([
      "ios/App/View.swift": view, "ios/App/Note.swift": "struct NoteModel: Codable {}\n",
      "README": "",
    ])
  }

  private func breakMore() throws {
    try repository.folder.write(
      "final class ListPresenter {}\nstruct NewView {\n  let note: NoteModel\n}\n",
      to: "ios/App/View.swift")
    // In the working tree alone: the rules are those of now.
    try repository.folder.write(
      #"{"modules": [{"name": "App", "pattern": "mvp"}]}"#, to: "ios/App/.compare.json")
  }

  @Test
  func `The working tree beside a revision: findings, edges and types with their places`() throws {
    try breakMore()
    let state = try repository.state()
    let commit = try repository.git("rev-parse", "HEAD").prefix(7)
    let result = repository.run(["diff", "main", "--sources", "App"], in: "ios")
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    #expect(
      result.output.hasPrefix(
        """
        main (\(commit)) → the working tree
        1 new finding, 1 mended finding, 1 new edge, 1 vanished edge, 1 new type, 1 vanished type, \
        2 moved numbers.

        1 new finding
          App/View.swift:3:13: App: [mvp.view-knows-model] NewView → NoteModel: the view refers to \
        the model.
        """))
    for line in [
      "  App/View.swift:3: App: NewView → NoteModel\n",
      "  App/View.swift:2: App: OldView → NoteModel\n",
      "  App/View.swift:2: App: NewView (view)\n",
      "App     lines.code       3    5  +2\n",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
    #expect(try repository.state() == state)
    #expect(try repository.folder.names(in: "ios") == ["App"])
  }

  @Test func `A cache inside of the repository may hold links, ours and those of a revision`()
    throws
  {
    try repository.folder.write("caches\n", to: ".gitignore")
    #expect(symlink("View.swift", "\(repository.folder.path)/ios/App/Link.swift") == 0)
    try repository.commit()
    for _ in 1...2 {
      let result = compareTests.run(
        ["diff", "main", "--sources", "ios/App"], in: repository.folder.path,
        caching: "\(repository.folder.path)/caches")
      #expect(result.errors == "")
      #expect(result.exitCode == 0)
    }
  }

  @Test func `Two revisions, whatever the working tree is`() throws {
    try repository.commit(["ios/App/More.swift": "struct More { let note: NoteModel }\n"])
    try repository.commit(["ios/App/Less.swift": "struct Less {}\n"])
    try FileManager.default.removeItem(atPath: "\(repository.folder.path)/ios")
    try FileManager.default.createDirectory(
      atPath: "\(repository.folder.path)/ios/App", withIntermediateDirectories: true)
    let result = repository.run(
      ["diff", "HEAD~1", "HEAD~2", "--sources", "ios/App", "--format", "csv"])
    #expect(result.errors == "")
    #expect(result.output.contains("App,edge,More → NoteModel,\n"))
    #expect(!result.output.contains("Less"))
  }

  @Test(
    arguments: [
      (["diff", "nowhere"], "'nowhere' isn't a revision in '"),
      (["check", "--pattern", "mvp", "--since", "nowhere"], "'nowhere' isn't a revision in '"),
      (["check", "--pattern", "mvp", "--since", "^main"], "'^main' isn't a revision in '"),
      (["diff", "main", "^main"], "'^main' isn't a revision in '"),
      (["diff", "main..main"], "'main..main' isn't a revision in '"),
      (["diff", "main:README"], "'main:README' isn't a revision in '"),
      (["diff", "main\n\u{1B}[31m"], "'main\u{FFFD}\u{FFFD}[31m' isn't a revision in '"),
      (["diff", "main", "--sources", "New"], "At 'main': There is no folder '"),
    ])
  func `What can't be compared fails with one line`(_ words: [String], _ line: String) throws {
    try repository.folder.write("struct A {}\n", to: "New/A.swift")
    let words = words.contains("--sources") ? words : words + ["--sources", "ios/App"]
    let result = repository.run(words)
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: \(line)"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `A package that a revision links to elsewhere isn't built there`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("import PackageDescription\n", to: "Package.swift")
    let folder = repository.folder
    #expect(symlink(elsewhere.path, "\(folder.path)/Small") == 0)
    try repository.commit()
    try FileManager.default.removeItem(atPath: "\(folder.path)/Small")
    try folder.write("import PackageDescription\n", to: "Small/Package.swift")
    for words in [[], ["--sources", "."], ["--packages", "."]] {
      let result = repository.run(["diff", "HEAD", "HEAD"] + words, in: "Small")
      #expect(result.exitCode == 1)
      #expect(
        result.errors == """
          Error: At 'HEAD': '\(folder.path)/Small' is a link there that leads out of the \
          repository, to '\(elsewhere.path)'.

          """)
    }
    #expect(try elsewhere.names() == ["Package.swift"])
  }

  @Test func `Outside of git, and without git, the error says so`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/A.swift")
    let outside = run(["diff", "main", "--sources", "App"], in: folder.path)
    #expect(outside.exitCode == 1)
    #expect(
      outside.errors.hasPrefix(
        "Error: '\(folder.path)/App' is in no git repository that can be read: not a git"))
    let without = Run(
      folder: repository.folder.path, session: .ofTest(searchPath: folder.path),
      cache: SourcesCache(folder: scratchOfTests)
    ).result(["diff", "main", "--sources", "ios/App"])
    let line = "Error: There is no 'git' on PATH, which other revisions come from.\n"
    #expect(without == RunResult(errors: line, exitCode: 1))
  }

  @Test
  func `A check since a revision fails for new findings and lists those that were fixed`() throws {
    try breakMore()
    let words = ["check", "--since", "main", "--sources", "ios/App"]
    let result = repository.run(words)
    #expect(result.exitCode == 2)
    #expect(result.output.hasPrefix("ios/App/View.swift:3:13: warning: [mvp.view-knows-model] "))
    #expect(
      result.output.hasSuffix(
        """
        1 new finding in 1 of 1 module.
        Mended since 'main': ios/App/View.swift:2: [mvp.view-knows-model] App.OldView → \
        App.NoteModel

        """))
    let json = repository.run(words + ["--format", "json"]).output
    #expect(json.contains("\"since\" : \"main\""))
    #expect(json.contains("\"from\" : \"OldView\""))

    // Moved to another line it is the same finding.
    try repository.folder.write("\n" + view, to: "ios/App/View.swift")
    let same = repository.run(words)
    #expect(same.exitCode == 0)
    #expect(same.output.hasSuffix("No new findings in 1 module; 1 was there at 'main'.\n"))
    let sarif = repository.run(words + ["--format", "sarif"]).output
    #expect(sarif.contains("\"justification\" : \"It was there at 'main'.\""))
  }

  @Test func `A check since a revision counts what was accepted since`() throws {
    func baseline(_ type: String) -> String {
      #"{"version": 1, "findings": [{"rule": "mvp.a", "from": "App.\#(type)", "to": "App.B"}]}"#
    }
    let accepted =
      "struct OldView { let note: NoteModel }  // compare:ignore mvp.view-knows-model w\n"
    try repository.commit(["ios/App/View.swift": accepted, "ios/App/known.json": baseline("A")])
    try repository.folder.write(
      #"{"modules": [{"name": "App", "pattern": "mvp"}], "baseline": "known.json"}"#,
      to: "ios/App/.compare.json")
    let words = ["check", "--since", "main", "--sources", "ios/App"]
    #expect(!repository.run(words).output.contains("Accepted since"))
    try repository.folder.write(
      "\n" + accepted + accepted.replacing("OldView", with: "NewView"), to: "ios/App/View.swift")
    try repository.folder.write(baseline("C"), to: "ios/App/known.json")
    let result = repository.run(words)
    #expect(
      result.output.contains(
        "\nAccepted since 'main': 1 comment added, 0 removed; 1 baseline entry added, 1 removed\n"
      ),
      "\(result.output)")
    let json = repository.run(words + ["--format", "json"]).output
    #expect(json.contains("\"acceptance\" : {\n    \"baseline\" : {\n      \"added\" : 1,"))
  }

  @Test func `What changed, and what depends on it, directly and indirectly`() throws {
    let package = try GitFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "small",
        targets: [
          .target(name: "Core"), .target(name: "App", dependencies: ["Core"]), .target(name: "Apart"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
          .testTarget(name: "ApartTests", dependencies: ["Apart"]),
        ])

      """, ".gitignore": ".build-compare\n",
      "Sources/Core/Note.swift": "public struct Note { public init() {} }\n",
      "Sources/Core/Old.swift": "struct Old {}\n",
      "Sources/Core/Far.swift": "struct Far {}\n",
      "Sources/App/List.swift": "import Core\nstruct List { let note = Note() }\n",
      "Sources/App/Start.swift": "struct Start { let list = List() }\nfunc run() { _ = Start() }\n",
      "Sources/Apart/Apart.swift": "struct Apart {}\n",
      "Tests/AppTests/T.swift": "import Testing\n", "Tests/ApartTests/T.swift": "import Testing\n",
      ".compare.json": #"{"modules": [{"name": "Apart"}]}"#,
    ])
    let folder = package.folder
    try folder.write(
      "public struct Note { public init() {} }\nstruct Part {}\n", to: "Sources/Core/Note.swift")
    try folder.write("struct New {}\n", to: "Sources/Core/New.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/Core/Old.swift")
    let result = package.run(["affected", "--since", "main"])
    #expect(
      result
        == RunResult(
          output: """
            Changed since 'main': 3 files, 3 types.
              Sources/Core/New.swift (added): New
              Sources/Core/Note.swift: Note, Part
              Sources/Core/Old.swift (removed)

            Depending on that: 2 files, 2 types.
              Sources/App/List.swift: List
              Sources/App/Start.swift: Start

            Modules: App, Core
            Suites: AppTests

            """))
    let json = package.run(["affected", "--since", "main", "--format", "json"]).output
    #expect(json.contains("\"suites\" : [\n    \"AppTests\"\n  ]"))
    try package.commit()
    #expect(
      package.run(["affected", "--since", "HEAD"]).output.hasPrefix(
        "Changed since 'HEAD': 0 files, 0 types.\n\nDepending on that: 0 files, 0 types.\n"))
    #expect(package.run(["affected"]).exitCode == 64)
    #expect(package.run(["affected", "--since", "nowhere"]).exitCode == 1)
  }

  @Test func `A finding has the same fingerprint with a revision and without one`() throws {
    try breakMore()
    let words = ["check", "--sources", "ios/App", "--format", "sarif"]
    let fingerprints = [words, words + ["--since", "main"]].map { words in
      let lines = repository.run(words).output.split(separator: "\n")
      return lines.filter { $0.contains("\"edge/v1\"") }.map(String.init).sorted()
    }
    #expect(!fingerprints[0].isEmpty)
    #expect(fingerprints[0] == fingerprints[1])
  }

  @Test func `A package in a subfolder is built at both, and seen from its own folder`() throws {
    let package = try GitFolder([
      "sub/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "small", targets: [.target(name: "Lists")])

      """, "sub/Sources/Lists/A.swift": "struct A {}\n", "sub/.gitignore": ".build-compare\n",
    ])
    try package.folder.write(
      "struct A {}\nstruct B { let a: A }\n", to: "sub/Sources/Lists/A.swift")
    let state = try package.state()
    let result = package.run(["diff", "HEAD", "--format", "csv"], in: "sub")
    #expect(result.errors == "")
    #expect(result.output.contains("Lists,edge,,B → A\n"))
    #expect(try package.state() == state)
  }
}
