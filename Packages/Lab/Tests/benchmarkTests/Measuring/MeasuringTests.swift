import Implementations
import RunTimeReport
import Testing

@testable import benchmark

@MainActor
@Suite("Measuring", .serialized)
struct MeasuringTests {
  @Test func `The counter sees what is allocated, and what is still there`() async {
    // Other tests may allocate at the same time, but none of them a million bytes.
    let (_, allocations) = AllocationCounter.count { [UInt8](repeating: 1, count: 1_000_000) }
    #expect(allocations.calls >= 1)
    #expect(allocations.bytes >= 1_000_000)
    #expect(AllocationCounter.works)
  }

  @Test func `Peak memory is this process's, and grows with what it keeps`() {
    let before = PeakMemory.bytes
    #expect(before > 1e6)
    // More than the peak so far, since other tests may have freed the memory behind it.
    let kept = [UInt8](repeating: 1, count: Int(before * 1.25))
    #expect(PeakMemory.bytes >= Double(kept.count))
    keep(kept)
  }

  @Test func `A turn times each action part by part, and the processor for all of them`() {
    let readings = TimedWindow(.mvp, 10).sample()
    #expect(readings.count == 1 + 3 * UserAction.all.count)
    #expect(readings.allSatisfy { $0.value > 0 && $0.quantity.size == 10 })
    #expect(readings.allSatisfy { $0.quantity.subject == "mvp" })
    #expect(readings[0].quantity.measure == .processor)
    #expect(Set(readings.dropFirst().map(\.quantity.action)) == Set(UserAction.all.map(\.name)))
  }

  @Test func `A store's turn times the actions that change it`() throws {
    let readings = try TimedStore(Workload.store(of: 10), as: "store", 10).sample()
    #expect(readings.map(\.quantity.action) == StoreUser.changes)
  }

  @Test func `Copies of a file are new ones each time`() throws {
    let files = try SampleFiles([3])
    let memory = MemoryRun(implementation: .mvc, size: 3, file: try files.copy(of: 3))
    #expect(try memory.readings().map(\.quantity.measure) == [.afterOthers, .fileMemory])
    let again = try MemoryRun(implementation: nil, size: 3, file: files.copy(of: 3)).readings()
    #expect(again.map(\.quantity.subject) == [RunTimes.storeAlone])
  }

  @Test func `Only a whole task is taken for one`() {
    #expect(ChildTask(["--as-child", #"{"floor":{}}"#]) != nil)
    #expect(ChildTask(["--as-child", "floor"]) == nil)
    #expect(ChildTask(["--as-child"]) == nil)
    #expect(ChildTask(["counts"]) == nil)
  }
}
