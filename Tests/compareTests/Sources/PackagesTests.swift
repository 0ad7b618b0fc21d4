import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import compare

/// `--packages`: packages that can't be built here, next to the app that uses them.
@Suite("Packages without a build")
struct PackagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try addPackage("Core", sources: ["Note": "public struct Note { public init() {} }\n"])
    try addPackage(
      "Net", needs: [#".package(path: "../Core")"#, Self.remote],
      targetNeeds: [#""Core""#, #""Alamofire""#],
      sources: [
        "Client": """
        import Alamofire
        import Core
        public final class Client {
          public init() {}
          public func all() -> [Note] { Session.default.request("notes"); return [] }
        }
        """
      ])
    try folder.write("struct T { let client: Client }\n", to: "Net/Tests/NetTests/T.swift")
    try folder.write(
      """
      import Net
      import SwiftUI
      @main struct Main: App { let client = Client(); var body: some Scene { client.all() } }
      """, to: "App/Main.swift")
  }

  private static let remote =
    #".package(url: "https://example.org/Alamofire", from: "5.0.0")"#

  private func addPackage(
    _ name: String, needs: [String] = [], targetNeeds: [String] = [], sources: [String: String]
  ) throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(needs.joined(separator: ", "))],
        targets: [
          .target(name: "\(name)", dependencies: [\(targetNeeds.joined(separator: ", "))])
        ])
      """, to: "\(name)/Package.swift")
    for (file, text) in sources {
      try folder.write(text, to: "\(name)/Sources/\(name)/\(file).swift")
    }
  }

  @Test func `Each target is a column, with its edges to the others`() throws {
    let result = run(
      ["--packages", ".", "--sources", "App", "--format", "json", "--allow-partial"],
      in: folder.path)
    #expect(result.exitCode == 0)
    let modules = try result.report().modules
    #expect(modules.map(\.title) == ["Core", "Net", "App"])
    #expect(modules.map(\.edges.byModule) == [[:], ["Core": 1], ["Net": 1]])
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    #expect(!files.contains { $0.contains(".build") })
  }

  @Test func `A package below the sources is a column, and no part of the app's`() throws {
    try addPackage("App/Kit", sources: ["Kit": "public struct Kit {}\n"])
    let result = run(
      ["--packages", ".", "--sources", "App", "--format", "json", "--allow-partial"],
      in: folder.path)
    let modules = try result.report().modules
    let kit = modules.filter { $0.fileList.contains { $0.path.hasSuffix("Kit.swift") } }
    #expect(kit.count == 1 && kit.first?.title != "App")
  }

  @Test func `A target that is the folder of sources is one column, before and after init`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Notes", targets: [.target(name: "Notes", path: "App")])
      """, to: "Package.swift")
    try folder.write(
      "import UIKit\nclass NoteView: UIView { let model = NoteVM() }\nclass NoteVM {}\n",
      to: "App/Note.swift")
    let words = ["--packages", ".", "--sources", "App"]
    let started = run(["init"] + words, in: folder.path)
    #expect(started.output.hasPrefix("Notes: MVVM (1 view model, 1 view).\n"), "\(started)")
    #expect(run(["check"], in: folder.path).exitCode == 0)
    #expect(run(["check"] + words, in: folder.path).exitCode == 0)
  }

  @Test func `An import that no manifest declares is a finding, and a dependency without import`()
    throws
  {
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#, #".package(path: "../Core")"#],
      targetNeeds: [#""Net""#],
      sources: ["Feed": "import Core\nstruct Feed { let note: Note }\n"])
    let result = run(["check", "--packages", "."], in: folder.path)
    #expect(result.exitCode == 2)
    #expect(
      result.output.hasPrefix(
        """
        Feed/Package.swift:7:42: warning: [packages.unused-dependency] the target 'Feed' declares \
        Net, which no file of it imports or uses. Remove it from the target's dependencies.
        Feed/Sources/Feed/Feed.swift:1:1: warning: [packages.undeclared-import] the target 'Feed' \
        imports Core, which its manifest doesn't declare. Declare the dependency in the target, or \
        move the code to a target that declares it.

        """))
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#], targetNeeds: [#""Net""#],
      sources: ["Feed": "import Core\nimport Net\nstruct Feed { let note: Note }\n"])
    try folder.write("@_exported import Core\n", to: "Net/Sources/Net/Core.swift")
    let exported = run(["check", "--packages", "."], in: folder.path)
    #expect(exported.exitCode == 0, "\(exported.output)")
  }

  @Test(arguments: [
    ("public typealias Memo = Core.Note", true), ("typealias Memo = Core.Note", false),
    ("public struct Memo { public typealias Kept = Note }", false),
  ])
  func `A first layer knows what another one offers under a public name`(
    text: String, isKnown: Bool
  ) throws {
    try folder.write("import Core\n\(text)\n", to: "Net/Sources/Net/Memo.swift")
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#], targetNeeds: [#""Net""#],
      sources: ["Feed": "import Net\nstruct Feed { let client: Client, memo: Memo }\n"])
    let result = run(["init", "--packages", "."], in: folder.path)
    #expect(result.exitCode == 0, "\(result)")
    let feed = try folder.read(".compare.json").split(separator: "\n").first {
      $0.contains(#""name": "Feed", "modules""#)
    }
    #expect(feed?.contains(#""knows": ["Core", "Net"]"#) == isKnown, "\(feed ?? "")")
  }

  @Test func `An undeclared import stands for what layers say about the module`() throws {
    let layers = """
      { "layers": [
        { "name": "Feed", "modules": ["Feed"] }, { "name": "Core", "modules": ["Core"] }
      ]
      """
    try folder.write(layers + "}", to: ".compare.json")
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#], targetNeeds: [],
      sources: ["Feed": "import Core\nstruct Feed { let note: Note }\n"])
    let result = run(["check", "--packages", "."], in: folder.path)
    #expect(result.output.contains("Feed.swift:1:1: error: [packages.undeclared-import]"))
    #expect(!result.output.contains("[layers.unknown-reference]"), "\(result.output)")
    let off = #", "rules": [{ "rule": "packages.*", "severity": "off" }] }"#
    try folder.write(layers + off, to: ".compare.json")
    let without = run(["check", "--packages", "."], in: folder.path)
    #expect(without.output.contains("Feed.swift:2:25: error: [layers.unknown-reference]"))
  }

  @Test func `A dependency that a constant names is reported at its target`() throws {
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#], targetNeeds: [".net"],
      sources: ["Feed": "struct Feed {}\n"])
    let manifest = try folder.read("Feed/Package.swift")
    try folder.write(
      manifest + "\nextension Target.Dependency { static let net: Self = \"Net\" }\n",
      to: "Feed/Package.swift")
    let result = run(["check", "--packages", "."], in: folder.path)
    #expect(result.output.hasPrefix("Feed/Package.swift:7:19: note: [packages.unused-"))
  }

  @Test(arguments: [
    ("os(Linux)", ""), ("!os(Linux)", ", in an inactive branch"), ("canImport(Core)", nil),
    ("canImport(Net)", ""),
  ])
  func `An import in a branch needs a declaration, unless the branch asks for the module`(
    _ condition: String, _ place: String?
  ) throws {
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#, #".package(path: "../Core")"#],
      targetNeeds: [#""Net""#],
      sources: ["Feed": "import Net\n#if \(condition)\nimport Core\n#endif\nstruct Feed {}\n"])
    let result = run(["check", "--packages", "."], in: folder.path)
    let text = place.map { "'Feed' imports Core\($0), which its manifest" }
    #expect(result.exitCode == (text == nil ? 0 : 2), "\(result.output)")
    #expect(result.output.contains(text ?? "No findings"))
  }

  @Test func `Packages are listed with what they need, and with their cycles`() throws {
    try addPackage(
      "Core", sources: ["Note": "import Net\npublic struct Note { let client: Client? }\n"])
    let result = run(["--packages", ".", "--sources", "App"], in: folder.path)
    #expect(
      result.output.contains(
        """
        Packages, with the dependency edges to others
          App   Net 1
          Core  Net 1
          Net   Core 1

        Cycles of packages
          Core → Net → Core

        """))
  }

  @Test func `A first configuration has the layers that the manifests declare`() throws {
    let result = run(["init", "--packages", "."], in: folder.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    let written = try folder.read(".compare.json")
    #expect(
      written.contains(
        """
          "layers": [
            { "name": "Core", "modules": ["Core"] },
            { "name": "Net", "modules": ["Net"], "knows": ["Core"] }
          ],
        """))
    let check = run(["check", "--packages", "."], in: folder.path)
    #expect(check.exitCode == 0)
    #expect(check.output.contains("Net: 1 reference judged."))
  }

  @Test func `A manifest that can't be read makes the package one column, and says so`() throws {
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Nothing()\n",
      to: "Net/Package.swift")
    let result = run(["--packages", ".", "--rows", "types"], in: folder.path)
    #expect(result.exitCode == 3)
    #expect(
      result.output.contains(
        "Net/Package.swift: SwiftPM can't read this manifest here, so the package is one column: "))
    #expect(result.output.contains("Package.swift:3:15: error: cannot find 'Nothing' in scope\n"))
    #expect(result.output.contains("Core  Net"))
  }

  @Test func `A manifest that can't be read declares no layer`() throws {
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Nothing()\n",
      to: "Core/Package.swift")
    try addPackage(
      "Feed", needs: [#".package(path: "../Net")"#], targetNeeds: [#""Net""#],
      sources: ["Feed": "import Net\nstruct Feed { let client: Client }\n"])
    #expect(run(["init", "--packages", "."], in: folder.path).exitCode == 0)
    #expect(
      try folder.read(".compare.json").contains(
        """
          "layers": [
            { "name": "Feed", "modules": ["Feed"], "knows": ["Net"] },
            { "name": "Net", "modules": ["Net"] }
          ],
        """))
  }

  @Test func `A private member of another module isn't meant`() throws {
    for name in ["Feed", "Home"] {
      let text = """
        import SwiftUI
        struct \(name)View { let shade = Color.shade }
        fileprivate extension Color { static let shade = Hue.light | Hue.dark }
        """
      try addPackage(name, sources: [name: text])
    }
    let result = run(["--packages", ".", "--edges", "Home"], in: folder.path)
    #expect(result.output.contains("HomeView"), "\(result.output)")
    #expect(!result.output.contains("Feed"), "\(result.output)")
  }

  @Test func `A folder without packages is refused`() throws {
    let result = run(["--packages", "App"], in: folder.path)
    #expect(result.exitCode == 1)
    #expect(
      result.errors == "Error: The sources '\(folder.path)/App' cannot be measured:"
        + " it contains no Package.swift that imports PackageDescription.\n")
    #expect(run(["--packages", ".", "--no-tests"], in: folder.path).exitCode == 64)
  }
}
