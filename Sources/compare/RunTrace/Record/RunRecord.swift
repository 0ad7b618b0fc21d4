/// What a program left of its run: the first calls, and how many there were in all.
package struct RunRecord: Equatable, Sendable {
  package var events: [TraceEvent]
  /// Calls that there was no room for.
  package var lost = 0
}

extension RunRecord {
  /// The file's head, and each call in it: eight numbers.
  private static let words = 8
  private static let size = words * MemoryLayout<UInt64>.size
  private static let magic: UInt64 = 0x3145_4341_5254_5043

  /// The head of a file that a program may write to.
  package static var head: [UInt8] {
    withUnsafeBytes(of: magic.littleEndian) { Array($0) }
      + [UInt8](repeating: 0, count: size - MemoryLayout<UInt64>.size)
  }

  /// How long a file is that has room for as many calls.
  package static func length(of calls: Int) -> Int { (calls + 1) * size }

  /// Reads what is whole; a call that a crash cut off has no address yet.
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

  /// Where there is code that it names.
  package var addresses: Set<UInt64> {
    var addresses: Set<UInt64> = []
    for event in events {
      addresses.insert(event.pc)
      addresses.insert(event.callerPC)
    }
    return addresses.subtracting([0])
  }
}

/// A function that was entered, as the program itself wrote it down.
///
/// Addresses of code count from the program's beginning on.
package struct TraceEvent: Equatable, Sendable {
  package var pc: UInt64
  /// Where its frame is on the thread's stack, which grows downwards.
  package var frame: UInt64
  /// What a function that may suspend keeps of itself; 0 for all others.
  package var context: UInt64 = 0
  /// The frame of the function that waits for it; its context, if this one has a context.
  package var caller: UInt64 = 0
  /// Where the caller goes on; 0 when nothing of the program waits.
  package var callerPC: UInt64 = 0
  /// The number of the task; 0 outside of any.
  package var task: UInt64 = 0
  package var thread: UInt64 = 1
}
