import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import compare

/// `--sources` from the command line to the table.
@Suite("A folder of sources, from the command line to the table")
struct SourcesRunTests {
  @Test func `An app that cannot be built here becomes a column beside a reference`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class ListViewController: UIViewController {
        @IBOutlet weak var table: UITableView!
        var presenter: ListPresenter?
        override func viewDidLoad() { presenter?.load() }
      }
      """, to: "App/ListViewController.swift")
    try folder.write(
      "class ListPresenter { let store = ListStore(); func load() { store.all() } }\n",
      to: "App/ListPresenter.swift")
    try folder.write("class ListStore { func all() {} }\n", to: "App/ListStore.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Gone.swift", withDestinationPath: "nowhere.swift")

    let words = ["--sources", "Mine=App", "--with", "viper", "--verbose", "--format", "json"]
    let result = run(words, in: folder.path)
    #expect(result.exitCode == 0)
    #expect(
      result.errors == "Left out: App/Gone.swift: a symbolic link that leads nowhere\n")
    let report = try result.report()
    #expect(report.modules.map(\.title) == ["Mine", "VIPER"])
    #expect(
      edges(of: report.modules[0]) == [
        "ListPresenter -> Mine.ListStore concrete 2 App/ListPresenter.swift:1",
        "ListViewController -> Mine.ListPresenter concrete 2 App/ListViewController.swift:4",
      ])
    #expect(report.modules[0].tests == nil)
    #expect(
      report.modules[0].paths.list.map(\.types) == [
        ["ListViewController", "ListPresenter", "ListStore"]
      ])
    #expect(
      report.notes.last == Note(.information, "1 files or folders were left out: see --verbose"))
  }

  /// A large tree takes minutes to list, so that has to be shown and reminded of.
  @Test(arguments: ["--sources", "--packages"])
  func `To look for the files is a step of its own`(_ option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/Sources/App/A.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """, to: "App/Package.swift")
    let errors = run([option, "App", "--timings"], in: folder.path).errors

    #expect(errors.hasPrefix("Reading the folders "))
  }

  @Test func `A file of the app that can't be read makes the result partial`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/A.swift")
    try Data([0x2F, 0x2F, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/App/B.swift"))
    try folder.write("", to: "App/Tests/C.swift")
    let result = run(["--sources", "App"], in: folder.path)
    #expect(result.exitCode == 3)
    #expect(
      result.output.hasSuffix(
        """

        Notes
          Partial: App/B.swift: not UTF-8
          1 files or folders were left out: see --verbose

        """))
  }

  @Test func `Functions are listed, the most complex first`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct Sign {
        let zero = ""
        func of(_ n: Int) -> String { n < 0 ? "-" : n > 0 ? "+" : zero }
        func none() {}
      }
      func long() {
        _ = 1
      }

      """, to: "App/A.swift")
    #expect(
      run(["--sources", "App", "--rows", "functions"], in: folder.path).output.hasPrefix(
        """
        Module  Function     File         Line  Complexity  Lines
        App     Sign.of(_:)  App/A.swift     3           3      1
        App     long()       App/A.swift     6           1      3
        App     Sign.none()  App/A.swift     4           1      1

        """))
    let csv = run(["--sources", "App", "--rows", "functions", "--format", "csv"], in: folder.path)
    #expect(
      csv.output.hasPrefix(
        "module,function,file,line,complexity,lines\nApp,Sign.of(_:),App/A.swift,3,3,1\n"))
    let json = try run(["--sources", "App", "--format", "json"], in: folder.path).report()
    #expect(json.modules[0].functionList?.map(\.name) == ["Sign.of(_:)", "long()", "Sign.none()"])
    #expect(json.summary.modules[0].functionList == nil)
    let both = run(["--sources", "App", "--rows", "functions,size"], in: folder.path)
    #expect(both.exitCode == 64)
    #expect(both.errors.contains("'functions' is a list of its own: give it alone."))
  }

  @Test func `What the configuration excludes isn't there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/A.swift")
    try folder.write("struct B { let a: A }\n", to: "App/Made/Deep/B.swift")
    try Data([0xFF, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/App/Old.swift"))
    try folder.write(#"{"exclude": ["Made", "O*.swift"]}"#, to: "App/.compare.json")
    let result = run(["--sources", "App", "--format", "json", "--verbose"], in: folder.path)
    #expect(result.exitCode == 0)
    #expect(try result.report().modules.map(\.fileList.count) == [1])
    #expect(
      result.errors.contains("Left out: App/Made/Deep/B.swift: excluded by the configuration\n"))
    try folder.write(#"{"exclude": ["**"]}"#, to: "App/.compare.json")
    let none = run(["--sources", "App"], in: folder.path)
    #expect(none.exitCode == 1)
    #expect(
      none.errors
        == "Error: There is nothing to measure: 'exclude' leaves out every Swift file.\n")
  }

  @Test func `A package's files are excluded too, and a module of which nothing is left`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App", dependencies: ["Made"]), .target(name: "Made")"#,
      [
        "Sources/App/A.swift": "import Made\nstruct A { let made: Made }\n",
        "Sources/App/Old.swift": "struct Old {}\n",
        "Sources/Made/Made.swift": "public struct Made { public init() {} }\n",
        ".compare.json": #"{"exclude": ["Sources/Made/**", "Sources/*/Old.swift"]}"#,
      ])
    let report = try package.report(["--no-tests"])
    #expect(report.modules.map(\.name) == ["App"])
    #expect(report.modules.map { $0.typeList.map(\.name) } == [["A"]])
    #expect(report.notes == [])
  }

  @Test func `A view is known by its superclass, though its system isn't there`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import UIKit
      struct NoteModel: Codable {}
      class Base: UIViewController {}
      final class Login: Base { let note = NoteModel() }
      struct Row: View { let note: NoteModel }
      struct Plain: Equatable { let note: NoteModel }
      """, to: "App/Login.swift")
    try folder.write(
      #"{"modules": [{"name": "App", "pattern": "mvp"}]}"#, to: "App/.compare.json")
    let result = run(["check", "--sources", "App"], in: folder.path)
    let types = result.output.matches(of: /: (\w+) → NoteModel/).map { String($0.1) }
    #expect(types == ["Login", "Row"])
  }

  @Test func `A folder's own configuration gives patterns and roles`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "final class Note { var text = \"\" }\nfinal class NoteScene { func clear(_ note: Note) { note.text = \"\" } }\n",
      to: "App/Note.swift")
    try folder.write(
      """
      {"modules": [{"name": "App", "pattern": "mvvm"}],
       "roles": [{"role": "model", "type": "Note"}, {"role": "view", "suffix": "Scene"}]}
      """, to: "App/.compare.json")
    let result = run(["--sources", "App", "--format", "json"], in: folder.path)
    let report = try result.report()
    #expect(report.modules.map(\.pattern) == [.mvvm])
    #expect(report.modules[0].largestType == .init(name: "Note", lines: 1, role: "model"))
    #expect(report.modules[0].findings?.map(\.rule) == ["mvvm.view-knows-model"])

    // That of a package is about its modules.
    try folder.write("import PackageDescription\n", to: "App/Package.swift")
    #expect(run(["--sources", "Mine=App"], in: folder.path).errors == "")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Package.swift")

    let renamed = run(["--sources", "Mine=App"], in: folder.path)
    #expect(
      renamed.errors
        == "Error: .compare.json names the module 'App', but there are only Mine.\n")
  }

  @Test(
    arguments: [
      ("nowhere", "The sources 'nowhere' cannot be measured: it is not there."),
      ("My App=.", "The sources 'My App=.' cannot be measured: 'My App' cannot be the name"),
      (".", "cannot be measured: there is no Swift file to measure."),
    ])
  func `A path that isn't a folder of sources fails with one line`(
    _ value: String, _ line: String
  ) throws {
    let folder = try TemporaryFolder()
    let result = run(["--sources", value], in: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("Error: The sources '"))
    #expect(result.errors.contains(line))
  }

  @Test func `Several programs in one column are noted; a comment doesn't begin one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main\nstruct First { static func main() {} }\n", to: "App/A.swift")
    try folder.write("// @main\nstruct Other {}\n", to: "App/B.swift")
    #expect(try notes(of: folder).isEmpty)
    try folder.write("  @UIApplicationMain class Second {}\n", to: "App/C.swift")
    #expect(
      try notes(of: folder).contains(
        "App: 2 programs begin in it, in App/A.swift and 1 more, and are measured as one column:"
          + " to compare them, name the folder of each with --sources"))
  }

  @Test func `A configuration of the current folder that isn't used is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct First {}\n", to: "App/A.swift")
    try folder.write(#"{"modules": [{"name": "*", "pattern": "mvc"}]}"#, to: ".compare.json")
    let line = "the .compare.json of the current folder isn't used: with --sources, that of each"
    #expect(try notes(of: folder).contains { $0.hasPrefix(line) })
    let check = run(["check", "--sources", "App"], in: folder.path)
    #expect(check.exitCode == 64)
    #expect(check.errors.contains("or give --pattern; \(line) measured folder counts.\n"))
    try folder.write("{}", to: "App/.compare.json")
    #expect(
      run(["--sources", "."], in: folder.path + "/App").output.contains("isn't used") == false)
  }

  @Test func `A check of what a configuration names uses it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct ListView {}\nfinal class ListViewModel {}\n", to: "App/A.swift")
    try folder.write("let view = ListView()\n", to: "Kit/B.swift")
    try folder.write(
      #"{"sources": ["App", "Kit"], "modules": [{"name": "App", "pattern": "mvvm"}]}"#,
      to: ".compare.json")
    let check = run(["check"], in: folder.path)
    #expect(check.exitCode == 0)
    let named = run(["check", "--sources", "Kit", "--sources", "./App"], in: folder.path)
    #expect(named == check)
    #expect(run(["check", "--sources", "App"], in: folder.path).exitCode == 64)
  }

  @Test
  func `Unknown references are named, and a low share says what to do`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      struct First { struct Key {} }
      struct Second { struct Key {} }
      func show() { UIView.show(Key()) }

      """, to: "App/A.swift")
    let note = try #require(try notes(of: folder).first)
    #expect(
      note.contains("1 remain unknown: see --verbose. Edges are missing:"))
    #expect(note.hasSuffix("leaves, with --index-store"))
    let verbose = run(["--sources", "App", "--verbose"], in: folder.path).errors
    #expect(verbose.contains("Not resolved: App/A.swift:4:27: 'Key'\n"))
    // A server's package needs no Xcode.
    let server = "import Vapor\nstruct First { struct Key {} }\nstruct Second { struct Key {} }\n"
    try folder.write(server + "func show() { Response.show(Key()) }\n", to: "App/A.swift")
    let advice = "measure the package after `swift build`, with --scratch-path .build"
    #expect(try notes(of: folder).first?.hasSuffix(advice) == true)
  }

  @Test(arguments: ["html", "json", "text", "markdown"])
  func `No output has the text of a file outside of what is measured`(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/A.swift")
    try folder.write("token: 51F3\n", to: "secret.txt")
    try folder.write("struct Token51F3 {}\n", to: "Other/Token.swift")
    for (name, target) in [
      ("App/E.swift", "/proc/self/environ"), ("App/P.swift", "../secret.txt"),
      ("App/T.swift", "../Other/Token.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let result = run(["--sources", "App", "--format", format, "--verbose"], in: folder.path)
    #expect(result.exitCode == 3)
    #expect(!result.output.contains("51F3"))
    for name in ["E", "P", "T"] { #expect(result.errors.contains("Left out: App/\(name).swift: ")) }
    #expect(result.output.contains("E.swift and 2 more: a symbolic link that leads out"))
  }

  private func notes(of folder: TemporaryFolder) throws -> [String] {
    let result = run(["--sources", "App", "--format", "json"], in: folder.path)
    return try result.report().notes.map(\.line)
  }
}
