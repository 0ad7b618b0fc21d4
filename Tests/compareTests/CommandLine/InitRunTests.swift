import Foundation
import ProgramSupport
import Testing

@testable import compare

@Suite("A first configuration, from the command line to the exit code")
struct InitRunTests {
  private let folder: TemporaryFolder
  private let app = """
    struct NoteEntity: Codable {}
    protocol NoteViewProtocol: AnyObject {}
    final class NoteView: NoteViewProtocol { func show(_ note: NoteEntity) {} }
    final class NotePresenter { weak var view: (any NoteViewProtocol)? }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(app, to: "App/A.swift")
  }

  private func run(_ words: String...) -> RunResult { compareTests.run(words, in: folder.path) }

  @Test
  func `Afterwards a check passes, also in a renamed checkout, and finds what is new`() throws {
    let result = run("init", "--sources", "App")
    #expect(result.exitCode == 0)
    #expect(
      result.output.hasPrefix(
        """
        App: MVP (1 presenter, 2 views).
        Wrote .compare.json and compare-baseline.json in \(folder.path.realPathOfTests)/App.
        App: 4 of 4 types have a role; 3 references judged.
        Judged: mvp.presenter-knows-view 1, mvp.role-cycle 3, mvp.strong-back-reference 1, \
        mvp.strong-delegate 1, mvp.view-knows-model 2, mvp.view-knows-presenter 2.
        No new findings in 1 module; 1 accepted by the baseline.
        Next: commit both. `compare check --sources App` ends with 0
        """))
    #expect(
      try folder.read("App/.compare.json") == """
        {
          "sources": ["."],
          "modules": [
            { "name": "*", "pattern": "mvp", "unknown": 0 }
          ],
          "baseline": "compare-baseline.json"
        }

        """)
    #expect(run("check", "--sources", "App", "--strict").exitCode == 0)

    try FileManager.default.moveItem(
      atPath: "\(folder.path)/App", toPath: "\(folder.path)/App-main")
    let renamed = run("check", "--sources", "App-main", "--strict")
    #expect(renamed.exitCode == 0)
    #expect(renamed.output.hasSuffix("1 module; 1 accepted by the baseline.\n"))

    try folder.write("final class OtherView { let note = NoteEntity() }\n", to: "App-main/B.swift")
    #expect(run("check", "--sources", "App-main").exitCode == 2)
  }

  @Test
  func `Existing files are overwritten only with --force, and restored if that fails`() throws {
    try folder.write("{", to: "App/.compare.json")
    let refused = run("init", "--sources", "App")
    #expect(refused.exitCode == 1)
    #expect(refused.errors.hasSuffix("/App/.compare.json' already: --force writes over it.\n"))
    #expect(run("init", "--sources", "App", "--force").exitCode == 0)

    try folder.write("struct A {}\n", to: "App/A.swift")
    let before = try folder.read("App/.compare.json")
    let none = run("init", "--sources", "App", "--force")
    #expect(none.exitCode == 1)
    #expect(
      none.errors == "Error: Nothing was written, as there is nothing to check: App: no"
        + " pattern (no view; 0 of 1 type with a role). `compare roles` says what each type was taken for.\n"
    )
    #expect(try folder.read("App/.compare.json") == before)
  }

  @Test func `A package: each module's pattern, and a note where it can't be guessed`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App"), .target(name: "Core")"#,
      ["Sources/App/A.swift": app, "Sources/Core/B.swift": "struct ListStore {}\n"])
    let result = package.run(["init"])
    #expect(result.exitCode == 0)
    #expect(
      result.output.hasPrefix(
        "App: MVP (1 presenter, 2 views).\nCore: no pattern (no view; 1 of 1 type with a role).\n"
      ))
    #expect(
      try package.folder.read(".compare.json").contains(
        #"    { "name": "App", "pattern": "mvp", "unknown": 0 },\#n    { "name": "Core", "unknown": 0 }"#
      ))
    #expect(try package.folder.read("compare-baseline.json").contains("\"App.NoteView\""))
    #expect(package.run(["check"]).exitCode == 0)
  }

  @Test func `A pattern's parts are objects: protocols that only routers conform to show none`()
    throws
  {
    try folder.write(
      """
      protocol DetailPresenter { func presentDetail() }
      final class ListRouter: DetailPresenter { func presentDetail() {} }
      final class ListViewController { let router: any DetailPresenter = ListRouter() }
      final class ListView {}
      struct ListModel: Codable {}

      """, to: "Routed/A.swift")
    #expect(
      run("init", "--sources", "Routed").output.hasPrefix(
        "Routed: MVC (1 presenter (1 showing no pattern), 1 router, "))
  }

  @Test func `The next command can be copied, whatever the folder's name`() throws {
    try folder.write(app, to: "Bob's App/A.swift")
    let result = run("init", "--sources", "Bob's App")
    #expect(result.output.contains(#"`compare check --sources 'Bob'\''s App'` ends with 0"#))
  }

  @Test func `Several folders have one configuration, here, and then check needs no words`() throws
  {
    try folder.write(app, to: "Other/A.swift")
    let two = run("init", "--sources", "App", "--sources", "Second=Other")
    #expect(two.exitCode == 0, "\(two.errors)")
    #expect(two.output.contains("\nNext: commit both. `compare check` ends with 0"))
    #expect(
      try folder.read(".compare.json").hasPrefix(
        """
        {
          "sources": ["App", "Second=Other"],
          "modules": [
            { "name": "App", "pattern": "mvp", "unknown": 0 },
            { "name": "Second", "pattern": "mvp", "unknown": 0 }
          ],
        """))
    #expect(run("check", "--strict").exitCode == 0)
    #expect(run("roles").output.contains("Second: 4 of 4 types have a role."))
    let module = run("check", "--module", "App")
    #expect(module.exitCode == 64)
    #expect(module.errors.hasPrefix("Error: '--module' is for a package that is built, and '"))
    // The paths in findings are those of the configuration's folder, wherever it is checked.
    try folder.write("final class OtherView { let note = NoteEntity() }\n", to: "App/B.swift")
    let inner = compareTests.run(["check"], in: "\(folder.path)/Other")
    #expect(inner.exitCode == 2)
    #expect(inner.output.hasPrefix("App/B.swift:1:"))
  }

  @Test func `What a configuration measures is below it, and not a package beside it`() throws {
    try folder.write(app, to: "Other/A.swift")
    let outside = compareTests.run(
      ["init", "--sources", ".", "--sources", "../Other"], in: "\(folder.path)/App")
    #expect(outside.exitCode == 1)
    #expect(outside.errors.hasPrefix("Error: A configuration is for folders below its own, and '"))
    try folder.write(#"{"sources": ["../Other"]}"#, to: "App/.compare.json")
    let check = compareTests.run(["check"], in: "\(folder.path)/App")
    #expect(check.exitCode == 1)
    #expect(check.errors.contains("/Other' is not below the configuration's folder.\n"))
    try folder.write("import PackageDescription\n", to: "App/Package.swift")
    #expect(run("init", "--sources", "App").errors.contains("begin without --sources"))
  }

  /// The first `swift` can't read the package, and the second one, for its sources, is interrupted.
  @Test(.timeLimit(.minutes(10)))
  func `An interruption ends it by the signal, even after the package couldn't be built`() throws {
    let tools = try TemporaryFolder()
    try tools.writeProgram("", to: "bin/llvm-cov")
    try tools.writeProgram(
      """
      #!/bin/bash
      mkdir '\(tools.path)/asked' && exit 1
      echo >'\(tools.path)/pipe'
      sleep 600

      """, to: "bin/swift")
    try #require(mkfifo("\(tools.path)/pipe", 0o600) == 0)
    try folder.write("import PackageDescription\n", to: "Package.swift")
    let run = try ChildProgram.compare.start(
      ["init"], in: folder.path,
      environment: [
        "PATH": "\(tools.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "HOME": tools.path, "XDG_CACHE_HOME": "\(tools.path)/caches",
      ])
    let pipe = try #require(FileHandle(forReadingAtPath: "\(tools.path)/pipe"))
    _ = try pipe.readToEnd()
    run.send(SIGINT)
    #expect(try run.result().end == .signal(SIGINT))
  }

  @Test func `Layers of several folders of sources know what they refer to in each other`() throws {
    let folder = try TemporaryFolder()
    try folder.write("public struct Note {}\n", to: "Domain/Models/Note.swift")
    try folder.write("struct Rule { let note: Note }\n", to: "Domain/Rules/Rule.swift")
    try folder.write("struct Text {}\n", to: "Data/Texts/Text.swift")
    try folder.write(
      "import Domain\npublic struct Archive { let text: Text; let note: Note }\n",
      to: "Data/Stores/Archive.swift")
    let words = ["init", "--sources", "Domain", "--sources", "Data", "--force"]
    let result = compareTests.run(words, in: folder.path)
    #expect(result.output.contains("4 layers, as references between folders go one way"))
    #expect(
      try folder.read(".compare.json").contains(#""knows": ["Data Texts", "Domain Models"]"#))
    #expect(result.output.contains("No findings in 2 modules."), "\(result.output)")
    try folder.write(
      "import Data\npublic struct Note { let archive: Archive }\n", to: "Domain/Models/Note.swift")
    let circle = compareTests.run(words, in: folder.path)
    #expect(!circle.output.contains("layers, as"), "\(circle.output)")
  }

  @Test func `Without a pattern, folders are layers if references go one way only`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct Screen { let note: Note; let other: Note }\n", to: "App/UI/Screen.swift")
    try folder.write("struct Note { var next: [Note] }\n", to: "App/Model/Note.swift")
    let result = compareTests.run(["init", "--sources", "App"], in: folder.path)
    #expect(result.exitCode == 0)
    #expect(
      result.output.hasPrefix(
        """
        App: no pattern (no view; 0 of 2 types with a role).
        2 layers, as references between folders go one way: Model, UI.

        """), "\(result.output)")
    #expect(
      try folder.read("App/.compare.json").contains(
        """
          "layers": [
            { "name": "Model", "folders": ["Model/**"] },
            { "name": "UI", "folders": ["UI/**"], "knows": ["Model"] }
          ],
        """))
    // One reference back among many is enough.
    try folder.write(
      "struct Note { var next: [Note] }\nextension Note { var screen: Screen? { nil } }\n",
      to: "App/Model/Note.swift")
    let back = compareTests.run(["init", "--sources", "App", "--force"], in: folder.path)
    #expect(back.errors.contains("there is nothing to check"), "\(back.output)")
  }

  @Test func `Targets of an Xcode project are layers, as they depend on each other`() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Kit\nstruct Root { let row: Row }\n", to: "App/Root.swift")
    try folder.write("public struct Row {}\n", to: "Kit/Row.swift")
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (A, K); };
        G = { isa = PBXGroup; children = (SA, SK); sourceTree = "<group>"; };
        SA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        SK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; dependencies = (D); fileSystemSynchronizedGroups = (SA);
          productType = "com.apple.product-type.application"; };
        K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (SK);
          productType = "com.apple.product-type.framework"; };
        D = { isa = PBXTargetDependency; target = K; };
      }; rootObject = R; }
      """, to: "App.xcodeproj/project.pbxproj")
    let result = compareTests.run(["init", "--sources", "."], in: folder.path)
    #expect(
      result.output.contains(
        "2 layers, as the targets of the Xcode project depend on each other: App, Kit.\n"),
      "\(result.output)\(result.errors)")
    #expect(
      try folder.read(".compare.json").contains(
        """
            { "name": "App", "modules": ["App"], "knows": ["Kit"] },
            { "name": "Kit", "modules": ["Kit"] }
        """))
    #expect(compareTests.run(["check", "--sources", "."], in: folder.path).exitCode == 0)
  }

  @Test func `An ending that stands for a part becomes an entry, with what it decides`() throws {
    let folder = try TemporaryFolder()
    let screens = (1...3).map { "struct Note\($0)Page: View {}\n" }.joined()
    try folder.write(
      "import SwiftUI\n" + screens + "struct CatPage: Hosted {}\nprotocol Hosted {}\n",
      to: "App/Pages.swift")
    try folder.write(
      """
      import SwiftUI
      final class NotePresenter { var page: Note1Page? }
      struct NoteView: View { let presenter: NotePresenter }

      """, to: "App/NotePresenter.swift")
    let result = compareTests.run(["init", "--sources", "App"], in: folder.path)
    #expect(
      result.output.contains(
        "suffix Page: view, as 3 types are by what they inherit; it decides 1 type: CatPage.\n"),
      "\(result.output)\(result.errors)")
    #expect(
      try folder.read("App/.compare.json").contains(
        #"    { "suffix": "Page", "role": "view" }"# + "\n"))
    // A value that inherits nothing of the kind, and nothing is proposed.
    for value in ["enum Page: String { case first }", "struct Book { struct OddPage {} }"] {
      try folder.write(value + "\n", to: "App/Value.swift")
      let none = compareTests.run(["init", "--sources", "App", "--force"], in: folder.path)
      #expect(!none.output.contains("suffix Page"), "\(value)")
    }
    // A type of the ending with another role, or too few, and nothing is proposed.
    try folder.write("final class StorePage: ObservableObject {}\n", to: "App/Store.swift")
    try folder.write("struct PageStore {}\nclass APage: UIResponder {}\n", to: "App/More.swift")
    try folder.write(
      "import SwiftUI\nstruct A1Page: View {}\nstruct B1Page {}\n", to: "App/Pages.swift")
    let few = compareTests.run(["init", "--sources", "App", "--force"], in: folder.path)
    #expect(!few.output.contains("suffix Page"))
  }

  @Test(arguments: [
    ("final class AuthController: BaseController {}\n", true),
    ("final class AuthController: NSObject, QLPreviewItem {}\n", false),
    ("enum AuthController: Requests { case login }\nprotocol Requests {}\n", false),
    ("struct AuthController: Requests {}\nprotocol Requests {}\n", false),
    ("protocol AuthController {}\nclass OtherController: BaseController {}\n", false),
  ])
  func `An ending that classes have their role by becomes an entry if it reaches only classes`(
    text: String, isProposed: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let controllers = (1...3).map { "final class Note\($0)Controller: UIViewController {}\n" }
    try folder.write(
      "import UIKit\nstruct NoteModel: Codable {}\n\(controllers.joined())", to: "App/A.swift")
    try folder.write("import Kit\n\(text)", to: "App/B.swift")
    let output = compareTests.run(["init", "--sources", "App"], in: folder.path).output
    #expect(output.contains("App: MVC"), "\(output)")
    #expect(output.contains("suffix Controller: view controller") == isProposed, "\(output)")
  }

  @Test func `A package whose manifest can't be read here begins with its sources`() throws {
    let folder = try TemporaryFolder()
    try folder.write("import PackageDescription\nlet package = Nothing(\n", to: "Package.swift")
    let app = """
      final class APresenter { weak var view: AView? }
      final class AView { var presenter: APresenter? }

      """
    try folder.write(app, to: "Sources/App/A.swift")
    let result = compareTests.run(["init"], in: folder.path)
    #expect(
      result.output.hasPrefix(
        "The package can't be built here, so it is measured from its sources, as with --packages: ")
    )
    #expect(result.output.contains("MVP (1 presenter, 1 view).\n"))
    #expect(result.output.contains("Next: commit both. `compare check` ends with 0"))
    #expect(try folder.read(".compare.json").contains("  \"packages\": [\".\"],\n"))
    #expect(compareTests.run(["check"], in: folder.path).exitCode == 0)
  }
}

extension String {
  fileprivate var realPathOfTests: String {
    URL(fileURLWithPath: self).resolvingSymlinksInPath().path
  }
}
