import CompareSupport
import Foundation
import ProgramSupport
import Testing

@testable import study

@Suite struct FaultRecordTests {
  private let folder: TemporaryFolder
  private let record: FaultRecord
  private let faults = [
    Fault(path: "old", before: "right", after: "wrong"),
    Fault(path: "new", before: nil, after: "probe"),
  ]

  init() throws {
    folder = try TemporaryFolder()
    record = FaultRecord(root: folder.path, path: "\(folder.path)/record", earlyEnd: EarlyEnd())
    try folder.write("right", to: "old")
  }

  @Test func `Faults are there while something runs, and gone afterwards`() throws {
    try record.during(faults) { () throws(Failure) in
      #expect((try? folder.read("old")) == "wrong")
      #expect((try? folder.names()) == ["new", "old", "record"])
    }
    #expect(try folder.names() == ["old"])
    #expect(try folder.read("old") == "right")
  }

  @Test func `They are gone after a failure`() throws {
    #expect(throws: Failure.self) {
      try record.during(faults) { () throws(Failure) in throw Failure("No.") }
    }
    #expect(try folder.names() == ["old"])
    #expect(try folder.read("old") == "right")
  }

  @Test func `What a killed run has left is taken out`() throws {
    try folder.write(JSONFormatter.format(faults), to: "record")
    try folder.write("wrong", to: "old")
    try folder.write("probe", to: "new")
    try record.removeLeft()
    #expect(try folder.names() == ["old"])
    #expect(try folder.read("old") == "right")
    try record.removeLeft()
  }

  @Test func `A file that was edited meanwhile keeps the edit`() throws {
    try record.during(faults) { () throws(Failure) in try? folder.write("mine", to: "old") }
    #expect(try folder.read("old") == "mine")
  }

  @Test func `A record that can't be read is a failure that names it`() throws {
    try folder.write("{", to: "record")
    #expect(throws: Failure.self) { try record.removeLeft() }
    #expect(try folder.names() == ["old", "record"])
  }
}
