import Foundation
import Testing

@testable import CompareSupport

@Suite("Two things at the same time")
struct ConcurrentlyTests {
  @Test func `Each goes on while the other does, and both results are there`() {
    let first = DispatchSemaphore(value: 0)
    let second = DispatchSemaphore(value: 0)
    // One after the other, whichever came first would wait for ever.
    let (number, text) = concurrently {
      first.signal()
      second.wait()
      return 1
    } _: {
      first.wait()
      second.signal()
      return "two"
    } stopSecond: {
      Issue.record("Nothing failed")
    }
    #expect(number == 1)
    #expect(text == "two")
  }

  /// In a separate process: other tests need the cores, too.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "there is only one core"))
  func `Elements are transformed at the same time, each time`() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<200 {
        let signals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        // One after the other, the first would wait for ever.
        let numbers = [0, 1].concurrentMap { number in
          signals[number].signal()
          signals[1 - number].wait()
          return number
        }
        #expect(numbers == [0, 1])
      }
    }
  }

  @Test func `A failure of either is one, and that of the first counts before`() {
    struct Broken: Error, Equatable { let by: Int }
    let fail = { @Sendable (by: Int) throws(Broken) -> Int in throw Broken(by: by) }
    #expect(throws: Broken(by: 1)) {
      try concurrently { () throws(Broken) in
        try fail(1)
      } _: { () throws(Broken) in
        try fail(2)
      } stopSecond: {
      }
    }
    #expect(throws: Broken(by: 2)) {
      try concurrently { () throws(Broken) in
        1
      } _: { () throws(Broken) in
        try fail(2)
      } stopSecond: {
      }
    }
  }

  @Test func `When the first fails the second is stopped`() {
    struct Broken: Error {}
    let stopped = DispatchSemaphore(value: 0)
    #expect(throws: Broken.self) {
      // The second would wait for ever.
      try concurrently { () throws(Broken) -> Int in
        throw Broken()
      } _: { () throws(Broken) in
        stopped.wait()
      } stopSecond: {
        stopped.signal()
      }
    }
  }
}
