import CAllocations
import RunTimeReport

/// Counts the process's heap allocations while a closure runs.
enum AllocationCounter {
  /// The allocations of some work; its result is kept until after the count.
  static func count<Value>(_ work: () throws -> Value) rethrows -> (Value, Allocations) {
    allocations_start()
    let value = try work()
    let counted = allocations_stop()
    return (value, Allocations(calls: counted.calls, bytes: counted.bytes))
  }

  /// The change in the number of live blocks after some work, while its result is kept.
  static func live<Value>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Value
  ) async rethrows -> (Value, Int) {
    allocations_start()
    let value = try await work()
    return (value, allocations_stop().live)
  }

  static var works: Bool { allocations_can_be_counted() }
}
