/// What a program left of its run: the first calls, and how many there were in all.
package struct RunRecord: Equatable, Sendable {
  package var events: [TraceEvent]
  /// Calls that there was no room for.
  package var lost: Int

  package init(events: [TraceEvent], lost: Int = 0) {
    self.events = events
    self.lost = lost
  }
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
