import CZlib
import Foundation

/// The number of todos and the sum of their checksums; any flipped bit in a todo changes the sum.
///
/// A sum, so that a change to one todo doesn't need the others; it wraps around. It guards against
/// disk errors, not against people: it is easy to find other todos with the same sum.
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

  /// The CRC-32 of everything in a row.
  private static func checksum(of todo: TodoItem) -> Int64 {
    // SQLite doesn't distinguish -0 from 0.
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
