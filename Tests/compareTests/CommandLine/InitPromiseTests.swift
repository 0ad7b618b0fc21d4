import Foundation
import ProgramSupport
import Testing

@testable import compare

/// `init` promises that `check` ends with 0 directly afterwards, whatever the code is.
@Suite("What init promises")
struct InitPromiseTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized.path

  /// Folders of this repository, with what `init` takes them for.
  private static let folders = [
    ("Tests/compareTests/Fixture", "--packages"), ("Tests/compareTests/Fixture", "--sources"),
    ("Tests/compareTests/Broken", "--packages"), ("Tests/compareTests/Broken", "--sources"),
    ("Tests/compareTests", "--packages"), ("Tests/compareTests/Support", "--sources"),
    ("Packages/Forms/Sources/MVCFat", "--sources"), ("Packages/Forms/Sources/Road", "--sources"),
    ("Packages/Forms/Sources/Second", "--sources"), ("Sources/Shared", "--sources"),
    ("Sources/MVCTodo", "--sources"), ("Sources/MVPTodo", "--sources"),
    ("Sources/MVVMTodo", "--sources"), ("Sources/MVITodo", "--sources"),
    ("Sources/VIPERTodo", "--sources"),
  ]

  @Test(arguments: folders)
  func `It holds for the folders of this repository`(_ name: String, _ option: String) throws {
    let folder = try TemporaryFolder()
    let copy = "\(folder.path)/App"
    try FileManager.default.copyItem(atPath: "\(Self.root)/\(name)", toPath: copy)
    for left in [".compare.json", "Package.swift"]
    where option == "--sources" || left != "Package.swift" {
      try? FileManager.default.removeItem(atPath: "\(copy)/\(left)")
    }
    try expectPromise(in: folder, [option, "App"])
  }

  @Test func `It holds for apps of which the compiler understands little`() throws {
    for files in [UIKitNotes.files, SwiftUINotes.files, ComposableNotes.files] {
      let folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: "App/\(name)") }
      try expectPromise(in: folder, ["--sources", "App"])
    }
  }

  /// A program of three lines stopped a whole tree.
  @Test func `It holds for a column of which nothing is known, and for an unread file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Missing\nMain.begin(with: Other.all)\n", to: "App/main.swift")
    try folder.write(
      "enum Main {}\nenum Other {}\nstruct AView { let model: AModel, presenter: APresenter }\nstruct AModel: Codable {}\nclass APresenter {}\n",
      to: "App/A.swift")
    try folder.write("import Missing\nMissing.start(Nothing())\n", to: "Tool/main.swift")
    try Data([0xFF, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/App/Old.swift"))
    try expectPromise(in: folder, ["--sources", "App"])
    #expect(
      run(["check", "--sources", "App"], in: folder.path).output.contains("\nNot everything"))
  }

  @Test func `It holds for two packages that have nothing to do with each other`() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] {
      try folder.write(
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

        """, to: "\(name)/Package.swift")
      try folder.write("struct \(name)Note {}\n", to: "\(name)/Sources/\(name)/\(name).swift")
    }
    let result = run(["init", "--packages", "."], in: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("Error: Nothing was written, as there is nothing to check: "))
    #expect(try folder.names() == ["A", "B"])
  }

  /// In the same words, and from the folder of the configuration in none.
  private func expectPromise(in folder: TemporaryFolder, _ words: [String]) throws {
    let begun = run(["init"] + words, in: folder.path)
    if begun.errors.contains("as there is nothing to check: ") {
      return #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/App/.compare.json"))
    }
    try #require(begun.exitCode == 0, "\(begun.errors)")
    for (more, place) in [(words, folder.path), ([], "\(folder.path)/App")] {
      for strict in [[], ["--strict"]] {
        let check = run(["check"] + more + strict, in: place)
        #expect(check.exitCode == 0, "\(more) \(check.errors)\(check.output)")
      }
    }
  }
}
