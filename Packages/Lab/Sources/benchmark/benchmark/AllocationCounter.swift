import CAllocations
import RunTimeReport

/// Counts what the process asks of the heap while something runs.
enum AllocationCounter {
  /// What one piece of work asked for; what it gives back is kept until after the count.
  static func count<Value>(_ work: () throws -> Value) rethrows -> (Value, Allocations) {
    allocations_start()
    let value = try work()
    let counted = allocations_stop()
    return (value, Allocations(calls: counted.calls, bytes: counted.bytes))
  }

  /// How many more blocks are there after some work than before, as long as what it gives is kept.
  static func live<Value>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Value
  ) async rethrows -> (Value, Int) {
    allocations_start()
    let value = try await work()
    return (value, allocations_stop().live)
  }

  static var works: Bool { allocations_can_be_counted() }
}
