import CZlib
import Foundation

/// How many todos there are, and the sum of their checksums, which any bit that flips in one changes.
///
/// A sum, so that a change to one todo asks for no other; it wraps around. It is held against what
/// disks do and not against people: who wants to can find other todos with the same sum.
struct TodoChecksum: Equatable {
  private(set) var count: Int64
  private(set) var sum: Int64

  init(count: Int64 = 0, sum: Int64 = 0) {
    self.count = count
    self.sum = sum
  }

  init(of todos: [TodoItem]) {
    self.init()
    for todo in todos { add(todo) }
  }

  mutating func add(_ todo: TodoItem) {
    count &+= 1
    sum &+= Self.checksum(of: todo)
  }

  mutating func remove(_ todo: TodoItem) {
    count &-= 1
    sum &-= Self.checksum(of: todo)
  }

  /// The CRC-32 of all that a row says.
  private static func checksum(of todo: TodoItem) -> Int64 {
    // SQLite knows one zero only.
    let created = todo.created.timeIntervalSinceReferenceDate + 0
    let numbers = (
      todo.id.rawValue.littleEndian, todo.due.stored.littleEndian,
      Int64(todo.isDone ? 1 : 0).littleEndian, created.bitPattern.littleEndian
    )
    let start = withUnsafeBytes(of: numbers) { checksum(of: $0, after: 0) }
    var title = todo.title
    return Int64(title.withUTF8 { checksum(of: UnsafeRawBufferPointer($0), after: start) })
  }

  private static func checksum(of bytes: UnsafeRawBufferPointer, after start: uLong) -> uLong {
    bytes.withMemoryRebound(to: UInt8.self) { crc32_z(start, $0.baseAddress, $0.count) }
  }
}
