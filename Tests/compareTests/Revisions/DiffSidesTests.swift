import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import compare

@Suite("What diff compares")
struct DiffSidesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Of the same names as a revision and a result.
    try folder.write("", to: "main/A.swift")
    try folder.write("", to: "v1")
  }

  private func sides(_ words: String...) throws -> DiffOptions.Sides {
    var options = DiffOptions()
    options.old = words[0]
    options.new = words.count > 1 ? words[1] : nil
    options.path = words.count > 2 ? words[2] : nil
    return try options.sides(in: folder.path)
  }

  private func revisions(
    _ old: String, _ new: String? = nil, path: String? = nil
  ) -> DiffOptions.Sides {
    var options = DiffOptions().measured
    options.paths = path.map { [$0] } ?? []
    return .revisions(old: old, new: new, options)
  }

  @Test
  func `A revision is distinguished from a result and a folder by how it is written`() throws {
    #expect(try sides("main") == revisions("main"))
    #expect(try sides("v1", "main") == revisions("v1", "main"))
    #expect(try sides("main", "./main") == revisions("main", path: "./main"))
    #expect(try sides("main", ".") == revisions("main", path: "."))
    #expect(try sides("main", "v1", "main") == revisions("main", "v1", path: "main"))
    #expect(try sides("a.json", "./v1") == .kept(old: "a.json", new: "./v1"))
    #expect(try sides("/dev/null", "b.json") == .kept(old: "/dev/null", new: "b.json"))
    #expect(try sides("refs/heads/v1.0", "a/b") == revisions("refs/heads/v1.0", "a/b"))
  }

  @Test(
    arguments: [
      ["a.json"], ["a.json", "main"], ["main", "b.json"], ["."], ["main", ".", "x"],
      ["a.json", "b.json", "x"],
    ])
  func `What can't be meant is refused`(_ words: [String]) throws {
    var options = DiffOptions()
    options.old = words[0]
    options.new = words.count > 1 ? words[1] : nil
    options.path = words.count > 2 ? words[2] : nil
    #expect(throws: Failure.self) { try options.sides(in: folder.path) }
  }
}
