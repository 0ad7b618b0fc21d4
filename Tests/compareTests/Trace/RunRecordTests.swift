import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import RunTrace

@Suite("The file that a traced program writes")
struct RunRecordTests {
  private func record(_ words: [[UInt64]], calls: UInt64) -> RunRecord {
    var bytes = RunRecord.head
    bytes.replaceSubrange(8..<16, with: withUnsafeBytes(of: calls) { Array($0) })
    for word in words.joined() { bytes += withUnsafeBytes(of: word) { Array($0) } }
    return bytes.withUnsafeBytes { RunRecord($0) }
  }

  @Test func `Every call has its numbers; one that a crash cut off is left out`() {
    let record = record([[1, 2, 3, 4, 5, 6, 7, 0], [0, 2, 0, 0, 0, 0, 1, 0]], calls: 2)
    #expect(
      record
        == RunRecord(events: [
          TraceEvent(pc: 1, frame: 2, context: 3, caller: 4, callerPC: 5, task: 6, thread: 7)
        ]))
  }

  @Test func `Calls without room are counted and reported`() {
    let record = record([[1, 2, 0, 0, 0, 0, 1, 0]], calls: 5)
    #expect(record.events.count == 1)
    #expect(record.lost == 4)
    let notes = [TraceNote].room(lost: record.lost, recorded: record.events.count)
    #expect(
      notes.map(\.line) == [
        "Partial: the record was full after 1 calls, so the 4 that followed are missing."
      ])
    #expect([TraceNote].room(lost: 0, recorded: 1).isEmpty)
  }

  @Test func `A file without a head has no calls`() {
    #expect([UInt8]([1, 2]).withUnsafeBytes { RunRecord($0) } == RunRecord(events: []))
  }

  @Test func `A new file has room, and reads as empty`() throws {
    let folder = try TemporaryFolder()
    try RecordFile.make("\(folder.path)/record", room: 10)
    #expect(fileSize("\(folder.path)/record") == RunRecord.length(of: 10))
    #expect(try RecordFile.read("\(folder.path)/record") == RunRecord(events: []))
    #expect(throws: Failure.self) { try RecordFile.make("\(folder.path)/none/record", room: 10) }
  }

  @Test func `A signal makes a trace partial, an exit code doesn't`() {
    #expect([TraceNote].ending(0).isEmpty)
    #expect([TraceNote].ending(2).map(\.isPartial) == [false])
    #expect([TraceNote].ending(2).first?.text == "the program ended with exit code 2.")
    #expect([TraceNote].ending(132).map(\.isPartial) == [true])
    #expect([TraceNote].ending(132).first?.text.contains("signal 4") == true)
  }
}
