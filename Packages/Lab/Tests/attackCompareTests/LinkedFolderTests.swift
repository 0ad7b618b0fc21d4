import Foundation
import ProgramSupport
import Testing

/// Packages with links in places where `compare` writes without being asked to.
@Suite struct LinkedFolderTests {
  private let package: SmallPackage
  private let target: TemporaryFolder

  init() throws {
    package = try SmallPackage(
      targets: #".target(name: "App")"#, ["Sources/App/A.swift": "struct A {}\n"])
    target = try TemporaryFolder()
  }

  private func expectRefused(_ path: String, _ reason: String) throws {
    let result = try package.run(["--no-tests"])
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.errors == "Error: '\(package.folder.path)/\(path)' \(reason).\n")
    #expect(try target.names() == [])
  }

  private func link(_ path: String, to target: String) throws {
    let link = URL(fileURLWithPath: "\(package.folder.path)/\(path)")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  private static let link = "is a symbolic link, and `compare` writes through none: remove it"

  @Test(arguments: ["", "/nowhere"])
  func `A link in the place of the folder for what is built is refused`(_ end: String) throws {
    #expect(symlink(target.path + end, "\(package.folder.path)/.build-compare") == 0)
    try expectRefused(".build-compare", Self.link)
  }

  @Test(arguments: [
    "facts", ".gitignore", "lock", "debug", "record-sums", "checkouts/x", "trace/debug",
    "x86_64-unknown-linux-gnu/debug", "x86_64-unknown-linux-gnu/debug/App.build/A.o",
  ])
  func `A link anywhere in that folder is refused`(_ name: String) throws {
    let path = ".build-compare/\(name)"
    try link(path, to: "\(target.path)/x")
    try expectRefused(path, Self.link)
  }

  @Test(arguments: ["checkouts/x/y", "x86_64-unknown-linux-gnu/debug/App.bundle/y"])
  func `A link in what SwiftPM fetched or copied is fine`(_ path: String) throws {
    try link(".build-compare/\(path)", to: "y")
    #expect(try package.run(["--no-tests"]).exitCode == 0)
  }

  @Test func `A lock that a killed compiler left is fine, unless it leads elsewhere`() throws {
    let cache = ".build-compare/x86_64-unknown-linux-gnu/debug/ModuleCache"
    try link("\(cache)/A.pcm.lock", to: "\(package.folder.path)/\(cache)/A.pcm.lock-1")
    #expect(try package.run(["--no-tests"]).exitCode == 0)
    try link("\(cache)/B.pcm.lock", to: "\(target.path)/B.pcm.lock-1")
    try expectRefused("\(cache)/B.pcm.lock", Self.link)
  }

  @Test func `A file in the place of that folder is refused`() throws {
    try package.folder.write("", to: ".build-compare")
    try expectRefused(
      ".build-compare", "isn't a folder, and `compare` needs one there: move it away")
  }

  @Test func `SwiftPM's own links are fine`() throws {
    #expect(try package.run(["--no-tests"]).exitCode == 0)
    #expect(try package.run(["--no-tests"]).exitCode == 0)
  }
}
