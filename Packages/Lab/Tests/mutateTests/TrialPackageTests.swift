import Foundation
import Testing

@testable import mutate

@Suite("The copy of the package")
struct TrialPackageTests {
  private static let path = "Sources/App/App.swift"
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try put("let package = 0\n", "Package.swift")
    try put("func a() { b() }\n", Self.path)
  }

  @Test func `It has the faults and their switch, and no longer what is gone`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("func c() {}\n", "Tests/AppTests/Old.swift")
    let package = TrialPackage(of: ModuleFolder(name: "App", path: "Sources/App"), in: root)
    let sample = Sample([Self.path: try read(Self.path)], seed: 1)
    _ = try package.write(sample, sample.mutants)
    #expect(try read(".build-mutate/" + Self.path) == "func a() { if !isMutant(1) { b() } }\n")
    #expect(try read(".build-mutate/Package.swift").hasPrefix("let package = 0\n"))
    #expect(isThere("Tests/AppTests/Old.swift"))

    try FileManager.default.removeItem(at: root.appending(path: "Tests/AppTests/Old.swift"))
    _ = try package.write(sample, [])
    #expect(try read(".build-mutate/" + Self.path) == "func a() { b() }\n")
    #expect(!isThere("Tests/AppTests/Old.swift"))
    #expect(isThere("Sources/App/IsMutant.swift"))
  }

  @Test func `A form's package lies in the copy with the root package and its links`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let path = "Packages/Forms/Sources/Form/App.swift"
    try put("let forms = 0\n", "Packages/Forms/Package.swift")
    try put("func a() { b() }\n", path)
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "Packages/Forms/Sources/Same").path(percentEncoded: false),
      withDestinationPath: "../../../Sources/App")
    let package = TrialPackage(
      of: ModuleFolder(name: "Form", path: "Packages/Forms/Sources/Form"), in: root)
    let sample = Sample([path: try read(path)], seed: 1)
    _ = try package.write(sample, sample.mutants)
    #expect(try read(".build-mutate/" + path) == "func a() { if !isMutant(1) { b() } }\n")
    #expect(try read(".build-mutate/Packages/Forms/Package.swift").hasPrefix("let forms = 0\n\n"))
    #expect(try read(".build-mutate/Package.swift") == "let package = 0\n")
    #expect(isThere("Packages/Forms/Sources/Same/App.swift"))
    #expect(package.folder.path(percentEncoded: false).hasSuffix(".build-mutate/Packages/Forms"))
  }

  @Test func `A fault in a file that a form links to leaves the file of the other module as it is`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    for form in ["Form", "Other"] {
      try put("let form = 0\n", "Packages/Forms/Sources/\(form)/\(form).swift")
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: "Packages/Forms/Sources/\(form)/App.swift")
          .path(percentEncoded: false),
        withDestinationPath: "../../../../Sources/App/App.swift")
    }
    try put("", "Packages/Forms/Package.swift")
    for form in ["Form", "Other", "Form"] {
      let path = "Packages/Forms/Sources/\(form)/App.swift"
      let package = TrialPackage(
        of: ModuleFolder(name: form, path: "Packages/Forms/Sources/\(form)"), in: root)
      let sample = Sample([path: try read(path)], seed: 1)
      _ = try package.write(sample, sample.mutants)
      #expect(
        try read(".build-mutate/" + path) == "func a() { if !isMutant(1) { b() } }\n")
      #expect(try read(".build-mutate/" + Self.path) == "func a() { b() }\n")
    }
    #expect(try read(".build-mutate/Packages/Forms/Sources/Other/App.swift") == read(Self.path))
  }

  @Test func `It has nothing of what other builds have left among the sources`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("", "Tests/AppTests/Fixture/.build-compare/x86_64/App.o")
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "Tests/AppTests/Fixture/.build-compare/debug"),
      withDestinationURL: root.appending(path: "Tests/AppTests/Fixture/.build-compare/x86_64"))
    try put("func c() {}\n", "Tests/AppTests/Fixture/Sources/C.swift")
    let package = TrialPackage(of: ModuleFolder(name: "App", path: "Sources/App"), in: root)
    _ = try package.write(Sample([:], seed: 1), [])
    #expect(isThere("Tests/AppTests/Fixture/Sources/C.swift"))
    #expect(!isThere("Tests/AppTests/Fixture/.build-compare"))
  }

  private func put(_ text: String, _ path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether a file exists in the copy.
  private func isThere(_ path: String) -> Bool {
    let file = root.appending(path: ".build-mutate/" + path)
    return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}
