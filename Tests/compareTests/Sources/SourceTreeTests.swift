import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

@Suite("The tree of sources")
struct SourceTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Files that aren't sources of the app are skipped, with the reason`() throws {
    for file in [
      "App/B.swift", "App/A.swift", "App/.hidden.swift", ".git/C.swift", "Pods/D.swift",
      "AppTests/E.swift", "F.playground/F.swift", "App/App.docc/Step1.swift", "Package.swift",
      "Package@swift-5.swift",
      "Templates/___FILEBASENAME___.swift", "G.xctemplate/G.swift", "App/notes.txt",
    ] { try folder.write("import PackageDescription\n", to: file) }
    try folder.write("\u{FEFF}// a byte order mark", to: "App/Mark.swift")
    try Data([0x6C, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/Latin1.swift"))
    let large = Data(repeating: 0x0A, count: SkipRules.largestFile + 1)
    try large.write(to: URL(fileURLWithPath: "\(folder.path)/Large.swift"))
    #expect(mkfifo("\(folder.path)/Pipe.swift", 0o600) == 0)
    try link("Broken.swift", to: "nowhere.swift")
    try link("Again.swift", to: "App/A.swift")
    try link("App/Loop", to: "..")

    let tree = try read()
    #expect(paths(tree) == ["App: App/A.swift, App/B.swift, App/Mark.swift"])
    #expect(
      skipped(tree) == [
        ".git: hidden",
        "Again.swift: a symbolic link to a file of the same tree",
        "App/.hidden.swift: hidden",
        "App/App.docc: the code of a documentation catalogue, which no build compiles",
        "App/Loop: a symbolic link to a folder",
        "AppTests: tests, no part of the app",
        "Broken.swift: a symbolic link that leads nowhere",
        "F.playground: a playground, a program of its own",
        "G.xctemplate: a template with placeholders",
        "Large.swift: too large: 4000001 bytes",
        "Latin1.swift: not UTF-8",
        "Package.swift: a package manifest",
        "Package@swift-5.swift: a package manifest",
        "Pipe.swift: no regular file",
        "Pods: third-party or generated code",
        "Templates/___FILEBASENAME___.swift: a template with placeholders",
      ]
    )
  }

  #if os(Linux)
    @Test func `Files and folders whose names aren't text are reported as unreadable`() throws {
      try folder.write("let a = 1\n", to: "A.swift")
      let path = Array("\(folder.path)/".utf8CString.dropLast())
      let latin = CChar(bitPattern: 0xE9)
      let file = open(path + [latin] + Array(".swift".utf8CString), O_CREAT | O_WRONLY, 0o600)
      try #require(file >= 0)
      close(file)
      #expect(mkdir(path + [latin, 0], 0o700) == 0)
      #expect(mkdir(path + [latin] + Array(".data".utf8CString), 0o700) == 0)

      let tree = try read()
      #expect(paths(tree) == ["App: A.swift"])
      #expect(skipped(tree) == ["\u{FFFD}: unreadable", "\u{FFFD}.swift: unreadable"])
    }

    /// Paths are keys in many places, and Swift takes both names for the same key.
    @Test func `Of two names that are the same text in other characters, one is measured`() throws {
      for name in ["\u{E9}", "e\u{301}"] {
        try folder.write("struct A {}\n", to: "App/\(name).swift")
        try folder.write("struct A {}\n", to: "App/In\(name)/B.swift")
      }
      let tree = try read()
      #expect(paths(tree) == ["App: App/In\u{E9}/B.swift, App/\u{E9}.swift"])
      let reason = "another file's name is the same text in other characters"
      #expect(
        skipped(tree) == ["App/In\u{E9}/B.swift: \(reason)", "App/\u{E9}.swift: \(reason)"])
      let result = run(["check", "--pattern", "mvp", "--sources", "App"], in: folder.path)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("\nNot everything could be checked: App/In"))
    }
  #endif

  @Test func `A link that leads out of the folder is left out, wherever it leads`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("let a = 1\n", to: "Shared.swift")
    try elsewhere.write("let secret = 2\n", to: "secret.txt")
    try folder.write("let b = 1\n", to: "B.swift")
    try link("Kernel.swift", to: "/proc/self/environ")
    try link("Linked.swift", to: "\(elsewhere.path)/Shared.swift")
    try link("Secret.swift", to: "\(elsewhere.path)/secret.txt")

    let tree = try read()
    #expect(paths(tree) == ["App: B.swift"])
    let reason = "a symbolic link that leads out of what is measured"
    #expect(
      skipped(tree)
        == ["Kernel", "Linked", "Secret"].map { "\($0).swift: \(reason)" })
    #expect(tree.skipped.map(\.reason.isFailure) == [true, true, true])
    // A path that only begins like the folder's.
    try elsewhere.write("", to: "App-next/C.swift")
    #expect(
      !MeasuredFolders(["\(elsewhere.path)/App"]).contain("\(elsewhere.path)/App-next/C.swift"))
  }

  #if os(Linux)
    @Test func `A file that claims to be empty but has content is not read`() throws {
      #expect(throws: Failure.self) { try SourceText.read("/proc/self/environ") }
      #expect(throws: Failure.self) { try SourceText.read("/dev/null") }
    }
  #endif

  @Test(
    arguments: [
      ("import PackageDescription", true),
      ("// swift-tools-version: 6.0\n@preconcurrency import\n  PackageDescription\n", true),
      ("final class Package {}", false),
      ("// import PackageDescription\nlet text = \"import PackageDescription\"", false),
    ])
  func `A manifest is a file that imports PackageDescription`(text: String, isOne: Bool) throws {
    try folder.write(text + "\n", to: "Models/Package.swift")
    try folder.write("struct Order {}\n", to: "Models/Order.swift")
    let files = isOne ? ["Models/Order.swift"] : ["Models/Order.swift", "Models/Package.swift"]
    #expect(paths(try read()) == ["App: \(files.joined(separator: ", "))"])
    #expect(PackageManifest.isIn("\(folder.path)/Models") == isOne)
  }

  @Test func `Several apps below a folder are a column each`() throws {
    for file in [
      "MVC/App.xcodeproj/project", "MVC/A.swift", "MVC/Core/Package.swift", "MVC/Core/B.swift",
      "x/VIPER+/Package.swift", "x/VIPER+/Sources/C.swift", "Scripts/D.swift",
    ] { try folder.write("import PackageDescription\n", to: file) }
    let tree = try read()
    #expect(
      paths(tree) == ["MVC: MVC/A.swift, MVC/Core/B.swift", "x_VIPER_: x/VIPER+/Sources/C.swift"])
    #expect(
      skipped(tree) == [
        "MVC/Core/Package.swift: a package manifest",
        "Scripts/D.swift: outside every app of the tree",
        "x/VIPER+/Package.swift: a package manifest",
      ]
    )
  }

  @Test func `A folder with a project is one app, whatever is below it`() throws {
    for file in [
      "App.xcworkspace/contents", "A/A.xcodeproj/project", "A/A.swift", "B/Package.swift",
      "B/B.swift",
    ] { try folder.write("import PackageDescription\n", to: file) }
    #expect(paths(try read()) == ["App: A/A.swift, B/B.swift"])
  }

  @Test func `An app with several packages below it is one app with them`() throws {
    for file in [
      "Libs/P/Package.swift", "Libs/P/P.swift", "Libs/Q/Package.swift", "Libs/Q/Q.swift",
    ] { try folder.write("import PackageDescription\n", to: file) }
    try folder.write("let a = 1", to: "Screens/List.swift")
    #expect(paths(try read()) == ["Libs_P: Libs/P/P.swift", "Libs_Q: Libs/Q/Q.swift"])
    let whole = ["App: Libs/P/P.swift, Libs/Q/Q.swift, Screens/List.swift"]
    #expect(paths(try read(isNamed: true)) == whole)
    let app = SourceFolder(name: "App", path: folder.path)
    #expect(
      paths(try SourceTree.read(app, without: ["\(folder.path)/Libs"]))
        == ["App: Screens/List.swift"])

    try folder.write("@main struct Main {}", to: "Screens/List.swift")
    #expect(paths(try read()) == whole)
    try folder.write("@main struct Demo {}", to: "Libs/Q/Q.swift")
    #expect(
      paths(try read(isNamed: true)) == [
        "App: Screens/List.swift", "Libs_P: Libs/P/P.swift", "Libs_Q: Libs/Q/Q.swift",
      ])
  }

  private func read(isNamed: Bool = false) throws -> SourceTree {
    try SourceTree.read(SourceFolder(name: "App", path: folder.path, isNamed: isNamed))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)",
      withDestinationPath: target
    )
  }

  private func paths(_ tree: SourceTree) -> [String] {
    tree.apps.map { app in
      "\(app.name): \(app.files.map { relative($0.path) }.joined(separator: ", "))"
    }
  }

  private func skipped(_ tree: SourceTree) -> [String] {
    tree.skipped.map { "\(relative($0.path)): \($0.reason)" }
  }

  private func relative(_ path: String) -> String {
    String(path.dropFirst(folder.path.count + 1))
  }
}
