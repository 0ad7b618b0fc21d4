import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("Caches that somebody was at")
struct DamagedCacheTests {
  @Test func `What the compiler left is made again where it changed`() throws {
    let fixture = try SourcesFixture([
      "A.swift": "class A { var b: B? }\n", "B.swift": "class B {}\n",
    ])
    let edges = ["A -> B 1 A.swift:1"]
    let app = "\(fixture.scratch.path)/AppSources"
    let kept = "\(fixture.scratch.path)/measured"
    func check(after damage: String = "") throws {
      let result = try fixture.analyse()
      #expect(fixture.skipped(in: result) == [], "\(damage)")
      #expect(fixture.edges(of: result) == edges, "\(damage)")
      // With it, the next run wouldn't read what the compiler left.
      try FileManager.default.removeItem(atPath: kept)
    }
    try check()
    let store = "\(app)/store"
    let names = try #require(FileManager.default.subpaths(atPath: store)).sorted()
    let record = try #require(names.first { $0.contains("records/") && $0.contains("A.swift") })
    let unit = try #require(names.first { $0.contains("units/") && $0.contains("A.swift") })
    for path in [store, "\(store)/\(record)", "\(store)/\(unit)", "\(app)/files", "\(app)/stubs"] {
      try FileManager.default.removeItem(atPath: path)
      try check(after: "removed \(path)")
    }
    let damaged = ["\(store)/\(record)", "\(app)/files/A.swift", "\(app)/compiled", kept]
    for path in damaged + ["\(app)/units"] {
      try Data("0 \u{0}\n".utf8).write(to: URL(fileURLWithPath: path))
      try check(after: "wrote into \(path)")
    }
    try FileManager.default.removeItem(atPath: "\(app)/compiled")
    mkfifo("\(app)/compiled", 0o644)
    try check(after: "a pipe as the note")
  }
}
