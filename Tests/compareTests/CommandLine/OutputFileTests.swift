import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import compare

@Suite("The output's file")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `A file is replaced as a whole`() throws {
    try folder.write("old and longer", to: "out.txt")
    let file = OutputFile("out.txt", in: folder.path)
    try file.check()
    try file.write("new")
    #expect(try folder.read("out.txt") == "new")
    #expect(try folder.names() == ["out.txt"])
  }

  /// Found out before the long work: none of these folders has a package to measure.
  @Test(
    arguments: [
      ("missing/out.txt", "its folder does not exist"), ("taken", "it is a folder"),
      ("plain/out.txt", "its folder is a file"),
    ])
  func `A path that can't be written is reported at once`(_ path: String, _ reason: String) throws {
    try folder.write("", to: "taken/inside")
    try folder.write("", to: "plain")
    let line = "Error: '\(path)' cannot be written: \(reason).\n"
    #expect(run(["-o", path], in: folder.path) == RunResult(errors: line, exitCode: 1))
  }

  @Test func `A full device is a failure`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let file = OutputFile("/dev/full", in: folder.path)
    try file.check()
    #expect(throws: Failure.self) { try file.write("text") }
  }
}
