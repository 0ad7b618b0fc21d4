/// The record of a program's run: the first calls, and how many there were in total.
package struct RunRecord: Equatable, Sendable {
  package var events: [TraceEvent]
  /// Calls that didn't fit.
  package var lost = 0
}

extension RunRecord {
  /// The size of the file's header, and of each call in it: eight numbers.
  private static let words = 8
  private static let size = words * MemoryLayout<UInt64>.size
  private static let magic: UInt64 = 0x3145_4341_5254_5043

  /// The header of a file that a program may write to.
  package static var head: [UInt8] {
    withUnsafeBytes(of: magic.littleEndian) { Array($0) }
      + [UInt8](repeating: 0, count: size - MemoryLayout<UInt64>.size)
  }

  /// The length of a file with room for this many calls.
  package static func length(of calls: Int) -> Int { (calls + 1) * size }

  /// Reads the complete calls; a call that a crash cut off has no address yet.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let word = { (call: Int, number: Int) in
      bytes.loadUnaligned(fromByteOffset: call * Self.size + number * 8, as: UInt64.self)
    }
    self.init(events: [])
    guard bytes.count >= Self.size else { return }
    let count = Int(clamping: word(0, 1))
    let room = bytes.count / Self.size - 1
    lost = max(0, count - room)
    events.reserveCapacity(min(count, room))
    for call in 0..<min(count, room) where word(call + 1, 0) != 0 {
      events.append(
        TraceEvent(
          pc: word(call + 1, 0), frame: word(call + 1, 1), context: word(call + 1, 2),
          caller: word(call + 1, 3), callerPC: word(call + 1, 4), task: word(call + 1, 5),
          thread: word(call + 1, 6)))
    }
  }

  /// The code addresses that it contains.
  package var addresses: Set<UInt64> {
    var addresses: Set<UInt64> = []
    for event in events {
      addresses.insert(event.pc)
      addresses.insert(event.callerPC)
    }
    return addresses.subtracting([0])
  }
}

/// A function that was entered, as recorded by the program itself.
///
/// Code addresses are relative to the program's beginning.
package struct TraceEvent: Equatable, Sendable {
  package var pc: UInt64
  /// The address of its frame on the thread's stack, which grows downwards.
  package var frame: UInt64
  /// The context in which a function that may suspend keeps its state; 0 for all others.
  package var context: UInt64 = 0
  /// The frame of the function that waits for it, or that one's context if this one has a context.
  package var caller: UInt64 = 0
  /// Where the caller continues; 0 if nothing in the program waits.
  package var callerPC: UInt64 = 0
  /// The number of the task; 0 outside any task.
  package var task: UInt64 = 0
  package var thread: UInt64 = 1
}
