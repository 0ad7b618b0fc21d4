import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

@Suite("A damaged index", .serialized)
struct DamagedIndexTests {
  /// Built once; each test repairs what it damages.
  private static let package = Result {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")",
      [
        "Sources/App/App.swift": "struct App { let part = Part() }\n",
        "Sources/App/Part.swift": "struct Part {}\n",
      ])
    removeAtExit(package.folder.path)
    _ = try package.run(["--no-tests"])
    return package
  }

  private let package: SmallPackage
  private let store: String

  private var options: [String] { ["--index-store", store, "--format", "json"] }

  init() throws {
    package = try Self.package.get()
    store = "\(package.folder.path)/.build-compare/debug/index/store"
  }

  @Test(
    arguments: [
      ("records", "as what the index has can't be trusted of", "damaged in the index"),
      ("units", "as the index has nothing of", "not in the index"),
    ])
  func `A file whose record or unit can't be read is measured by its syntax, and named`(
    kind: String, reason: String, skipped: String
  ) throws {
    let whole = try package.run(options)
    #expect(whole.exitCode == 0)
    let path = try file(in: kind, named: "App.swift")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for damaged in [Data(), bytes.prefix(bytes.count / 2), Data(bytes.reversed())] {
      try damaged.write(to: URL(fileURLWithPath: path))
      try forget("facts", "record-sums")
      let result = try package.run(options)
      #expect(result.exitCode == 3)
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      #expect(report.modules.first?.types.struct == 2)
      let note = "measured by syntax alone, \(reason) Sources/App/App.swift"
      #expect(report.notes == [Note(.partial, note, of: "App")])
      #expect(report.skipped == [Skipped(path: "Sources/App/App.swift", reason: skipped)])
    }
    // The damage leaves no trace: after the repair the result is complete again.
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try package.run(options) == whole)
  }

  @Test
  func `A record that is other than when it was first read is noticed, whatever it says`() throws {
    let whole = try package.run(options)
    let path = try file(in: "records", named: "App.swift")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // Renames Part to another type name with the same number of letters.
    for index in bytes.indices where bytes[index...].starts(with: Data("Part".utf8)) {
      var other = bytes
      other[index] = UInt8(ascii: "D")
      try other.write(to: URL(fileURLWithPath: path))
      try forget("facts")
      #expect(try package.run(options).exitCode == 3)
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try package.run(options) == whole)
  }

  @Test func `A child that dies or never ends costs the one file that it was at`() throws {
    let record = (try file(in: "records", named: "Part.swift") as NSString).lastPathComponent
    let folder = try TemporaryFolder()
    for end in ["kill -SEGV $$", "exec sleep 600"] {
      // Reports only that the last name was started.
      try folder.writeProgram(
        """
        #!/bin/bash
        [[ "${@: -1}" == last ]] || exec \(OwnProgram.path) "$@"
        (( $# == 6 )) || { \(OwnProgram.path) "${@:1:$#-1}"; \(end); }
        \(OwnProgram.path) "${@:1:5}"; \(end)

        """, to: "program")
      let reader = try StoreReader(
        .ofTest(), store: store, objectFolder: nil, program: "\(folder.path)/program",
        base: .seconds(20))
      let records = try reader.records(named: [record, "last"])
      #expect(records.map { $0 == nil } == [false, true])
    }
  }

  private func forget(_ names: String...) throws {
    for name in names {
      try FileManager.default.removeItem(
        atPath: "\(package.folder.path)/.build-compare/\(name)")
    }
  }

  private func file(in kind: String, named name: String) throws -> String {
    let folder = "\(store)/v5/\(kind)"
    let path = try FileManager.default.subpathsOfDirectory(atPath: folder).first {
      ($0 as NSString).lastPathComponent.hasPrefix("\(name)")
    }
    return "\(folder)/\(try #require(path))"
  }
}
